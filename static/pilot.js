// The thread of the pilot, loaded when the pilot is first asked. tools/build-pilot.sh puts the names of its files in.
import start from './PILOT-glue.js';

start({ module_or_path: new URL('./PILOT.wasm', import.meta.url) })
  // The page only hears of errors that nobody waits for.
  .catch((error) => setTimeout(() => { throw error; }));
