//! Means over seeds, with their errors.

/// The mean of one number for each seed, and its standard error.
pub fn mean(numbers: &[f64]) -> (f64, f64) {
    let seeds = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / seeds;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (seeds - 1.0).max(1.0);
    (mean, (variance / seeds).sqrt())
}
