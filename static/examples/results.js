// Every game that ends joins the table. A club with a server of its own would send `told.record` there and read the
// result from the record, rather than believe what a visitor's browser says.
const game = document.getElementById('game');
const results = document.getElementById('results');

function cell(row, text, isNumber) {
  const made = row.insertCell();
  made.textContent = text;
  if (isNumber) made.className = 'number';
}

game.addEventListener('gameover', ({ detail: told }) => {
  const row = results.insertRow();
  const winners = told.winners.map((place) => told.table[place]);
  cell(row, results.rows.length);
  cell(row, winners.map(({ name }) => name).join(', '));
  cell(row, winners[0].total, true);
  cell(row, told.table.map(({ name, total }) => `${name} ${total}`).join(', '));
  document.getElementById('status').textContent = `${winners.map(({ name }) => name).join(' and ')} won with ${winners[0].total} points.`;
});

document.getElementById('again').addEventListener('click', () => game.newGame());
