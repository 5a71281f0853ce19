// Ends the output with why what failed did so, in short, and with one line that a machine can read.
import { stripVTControlCharacters } from 'node:util';

export default class Summary {
  errors = 0;

  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** What fails outside of any test, such as a file that does not load. */
  onError() {
    this.errors += 1;
  }

  onEnd() {
    const tests = this.suite.allTests();
    for (const test of tests.filter((one) => one.outcome() === 'unexpected')) {
      console.log(`failed: ${test.titlePath().filter(Boolean).join(' › ')}`);
      for (const { message } of test.results.at(-1).errors) console.log(`  ${stripVTControlCharacters(message ?? '').split('\n').slice(0, 12).join('\n  ')}`);
    }
    const passed = tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length;
    console.log(`${passed} passed, ${tests.length - passed + this.errors} failed`);
  }
}
