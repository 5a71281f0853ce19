// The worker of the pilot, loaded when the pilot is first asked.
import start from './pilot.js';

start()
  // The page only hears of errors that nobody waits for.
  .catch((error) => setTimeout(() => { throw error; }));
