// Ends the output with one line that a machine can read.
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
    const passed = tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length;
    console.log(`${passed} passed, ${tests.length - passed + this.errors} failed`);
  }
}
