// Ends the output with why what failed did so, in short, and with one line that a machine can read; notes every test with its seconds.
import { stripVTControlCharacters } from 'node:util';
import { record } from '../../tools/results.mjs';

const seconds = ({ results }) => results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
const title = (test) => test.titlePath().slice(2).join(' › ');

export default class Summary {
  errors = [];

  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** What fails outside of any test, such as a file that does not load. */
  onError({ message }) {
    this.errors.push({ title: message?.split('\n')[0] ?? 'an error outside of any test', seconds: 0, ok: false });
  }

  onEnd() {
    const tests = this.suite.allTests();
    // They were only listed.
    if (tests.every(({ results }) => results.length === 0) && this.errors.length === 0) return;
    const passes = (test) => ['expected', 'flaky'].includes(test.outcome());
    for (const test of tests.filter((one) => one.outcome() === 'flaky')) console.log(`only at the second try: ${title(test)}`);
    for (const test of tests.filter((one) => !passes(one))) {
      console.log(`failed: ${title(test)}`);
      for (const { message } of test.results.at(-1)?.errors ?? []) console.log(`  ${stripVTControlCharacters(message ?? '').split('\n').slice(0, 12).join('\n  ')}`);
    }
    const found = [...tests.map((test) => ({ title: title(test), seconds: seconds(test), ok: passes(test), again: test.outcome() === 'flaky' })), ...this.errors];
    if (process.env.RESULTS) record(process.env.RESULTS, found);
    const passed = found.filter(({ ok }) => ok).length;
    console.log(`${passed} passed, ${found.length - passed} failed`);
  }
}
