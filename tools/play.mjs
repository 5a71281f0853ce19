// Serves a built page until it is stopped: node tools/play.mjs [--dir dist] [--port 8080] [--base /some/path/]
import { spawn } from 'node:child_process';
import { platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';

const TRIES = 50;

const { values: options } = parseArgs({
  options: { dir: { type: 'string', default: 'dist' }, port: { type: 'string', default: '8080' }, base: { type: 'string', default: '/' } },
});
if (!/^\/(.*\/)?$/.test(options.base)) throw new Error('--base must begin and end with a slash');

async function serveOnFreePort(first) {
  for (let port = first; ; port += 1) {
    try {
      return await serve({ dir: fileURLToPath(new URL(`../${options.dir}`, import.meta.url)), base: options.base, port });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port === first + TRIES) throw error;
    }
  }
}

function showInBrowser(address) {
  const hasDesktop = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const opener = platform === 'darwin' ? 'open' : hasDesktop ? 'xdg-open' : null;
  if (!opener) return;
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  // Without an opener the printed address is enough.
  child.on('error', () => {});
  child.unref();
}

const { address } = await serveOnFreePort(Number(options.port));
console.log(`\nThe page is ready: ${address}\nStop it with Ctrl+C.`);
showInBrowser(address);
