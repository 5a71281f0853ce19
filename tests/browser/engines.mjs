// Firefox and WebKit as the system has them, each driven by the protocol it speaks itself: WebDriver BiDi, and WebDriver under a
// screen that nobody sees. Both open pages, run functions in them and press where somebody would.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Not Node's own: version 20 forgets the mask after 4096 messages, whereupon Firefox hangs up.
import WebSocket from 'ws';

/** The source of a call, for a page that knows nothing of this file. */
const call = (what, args) => `(${what})(...${JSON.stringify(args)})`;

/** What a program says that has started. */
const said = (child, stream, pattern) => new Promise((found, failed) => {
  let text = '';
  child[stream].setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    const match = text.match(pattern);
    if (match) found(match[1]);
  });
  child.once('error', failed);
  child.once('exit', () => failed(new Error(`${child.spawnfile} has ended: ${text}`)));
});

const press = (x, y) => [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 },
] }];

/** The driver wants to be told one. */
const freePort = () => new Promise((found) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => found(port));
  });
});

/** How long a browser may take to end by itself. */
const END_MS = 10_000;

const home = () => mkdtempSync(join(tmpdir(), 'space-taxi-'));

class Firefox {
  #errors = [];
  #waiting = new Map();

  async start() {
    this.home = home();
    const wishes = { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1, 'network.captive-portal-service.enabled': false, 'network.connectivity-service.enabled': false };
    writeFileSync(join(this.home, 'user.js'), Object.entries(wishes).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''));
    const program = process.env.FIREFOX || 'firefox';
    this.child = spawn(program, ['--headless', '--no-remote', '--profile', this.home, '--remote-debugging-port=0'], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.socket = new WebSocket(`${await said(this.child, 'stderr', /listening on (ws:\S+)/)}/session`);
    await new Promise((open, failed) => Object.assign(this.socket, { onopen: open, onerror: failed }));
    this.socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    this.socket.onclose = () => this.#waiting.forEach(([, failed]) => failed(new Error('Firefox has hung up')));
    const { capabilities } = await this.#send('session.new', { capabilities: {} });
    await this.#send('session.subscribe', { events: ['log.entryAdded'] });
    this.context = (await this.#send('browsingContext.getTree', {})).contexts[0].context;
    return `Firefox ${capabilities.browserVersion}`;
  }

  #hear({ id, type, result, message, params }) {
    if (type === 'event') return params.level === 'error' && this.#errors.push(params.text);
    const [done, failed] = this.#waiting.get(id);
    return type === 'error' ? failed(new Error(message)) : done(result);
  }

  #send(method, params) {
    const id = this.#waiting.size;
    return new Promise((done, failed) => {
      this.#waiting.set(id, [done, failed]);
      this.socket.send(JSON.stringify({ id, method, params }), (error) => error && failed(error));
    });
  }

  /** Errors, violations of the policy, exceptions. */
  problems() { return this.#errors; }
  resize(width, height) { return this.#send('browsingContext.setViewport', { context: this.context, viewport: { width, height } }); }
  open(url) { return this.#send('browsingContext.navigate', { context: this.context, url, wait: 'complete' }); }
  press(x, y) { return this.#send('input.performActions', { context: this.context, actions: press(x, y) }); }

  async run(what, ...args) {
    const expression = `Promise.resolve(${call(what, args)}).then((value) => JSON.stringify(value ?? null))`;
    const { result, exceptionDetails } = await this.#send('script.evaluate', { expression, target: { context: this.context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  close() { return end([this.child], this.home); }
}

class WebKit {
  #problems = [];

  async start() {
    this.home = home();
    const config = join(this.home, 'gtk-3.0');
    mkdirSync(config);
    // Nothing moves, and the browser's own buttons leave the page as narrow as a phone.
    writeFileSync(join(config, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    writeFileSync(join(config, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n');
    this.screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const display = `:${await said(this.screen, 'stdout', /^(\d+)\n/)}`;
    const places = Object.fromEntries(['HOME', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'].map((name) => [name, this.home]));
    const port = await freePort();
    this.child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...places, DISPLAY: display, LANG: 'C.UTF-8' } });
    this.address = `http://127.0.0.1:${port}/session`;
    const options = { binary: process.env.MINIBROWSER, args: ['--automation'] };
    const { sessionId, capabilities } = await this.#begin({ capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
    this.address += `/${sessionId}`;
    await this.#send('/timeouts', { script: 120_000 });
    return `${capabilities.browserName} ${capabilities.browserVersion}`;
  }

  /** The driver takes a moment until it listens. */
  async #begin(wishes) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#send('', wishes);
      } catch (error) {
        if (!(error instanceof TypeError) || tries === 50) throw error;
        await new Promise((done) => { setTimeout(done, 100); });
      }
    }
  }

  async #send(path, body, method = 'POST', signal = null) {
    const answer = await fetch(this.address + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  }

  /** The window has a frame and bars, which the page's size does not count. */
  async resize(width, height) {
    await this.#send('/window/rect', { x: 0, y: 0, width, height });
    const [across, down] = await this.run(() => [innerWidth, innerHeight]);
    await this.#send('/window/rect', { x: 0, y: 0, width: 2 * width - across, height: 2 * height - down });
  }

  async open(url) {
    await this.problems();
    await this.#send('/url', { url });
    await this.run(() => {
      if (window.problems) return;
      window.problems = [];
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.problems.push(`${violatedDirective} ${blockedURI}`));
      addEventListener('error', ({ message }) => window.problems.push(message));
    });
  }

  /** From when a page was there until it was left; the driver does not tell what the console says. */
  async problems() {
    this.#problems.push(...await this.run(() => window.problems?.splice(0)) ?? []);
    return this.#problems;
  }

  press(x, y) { return this.#send('/actions', { actions: press(x, y) }); }

  async run(what, ...args) {
    const script = `const done = arguments[0];
      Promise.resolve(${call(what, args)}).then((value) => done([value ?? null]), (error) => done([null, String(error)]));`;
    const [value, error] = await this.#send('/execute/async', { script, args: [] });
    if (error) throw new Error(error);
    return value;
  }

  async close() {
    // One that has not come so far has no session to end.
    await this.#send('', null, 'DELETE', AbortSignal.timeout(END_MS)).catch(() => {});
    return end([this.child, this.screen], this.home);
  }
}

async function end(children, folder) {
  const runs = (child) => child?.pid && child.exitCode === null && child.signalCode === null;
  await Promise.all(children.filter(runs).map((child) => new Promise((ended) => {
    const kill = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.once('exit', () => {
      clearTimeout(kill);
      ended();
    });
    child.kill();
  })));
  // Its helpers still write while they end.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

export const ENGINES = { firefox: Firefox, webkit: WebKit };
