import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The port of the DevTools endpoint, from what the browser says on standard error. */
async function endpoint(browser) {
  for await (const line of createInterface({ input: browser.stderr })) {
    const match = /DevTools listening on (ws:\S+)/.exec(line);
    if (match) return match[1];
  }
  throw new Error('chromium ended before it listened');
}

/** A page of a headless chromium, driven over the DevTools protocol. */
export class Page {
  #nextId = 1;
  #pending = new Map();
  #waiting = [];

  /** What the page has complained of: console errors, exceptions, violated policies. */
  complaints = [];

  /** The text of every WebSocket message that the page has received, over all its connections. */
  messages = [];

  /** Starts a browser with an empty page of the given size. */
  static async open({ width = 1280, height = 800 } = {}) {
    const page = new Page();
    page.profile = await mkdtemp(join(tmpdir(), 'remote-logger-browser-'));
    page.browser = spawn(
      'chromium',
      ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${page.profile}`],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    page.socket = new WebSocket(await endpoint(page.browser));
    await new Promise((resolve, reject) => {
      page.socket.onopen = resolve;
      page.socket.onerror = reject;
    });
    page.socket.onmessage = (event) => page.#receive(JSON.parse(event.data));
    const { targetId } = await page.#send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await page.#send('Target.attachToTarget', { targetId, flatten: true });
    page.sessionId = sessionId;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.command(`${domain}.enable`);
    await page.resize(width, height);
    return page;
  }

  /** One command of the DevTools protocol, to the page. */
  command(method, params = {}) {
    return this.#send(method, params, this.sessionId);
  }

  async resize(width, height) {
    await this.command('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  }

  async prefer(scheme) {
    const features = [{ name: 'prefers-color-scheme', value: scheme }];
    await this.command('Emulation.setEmulatedMedia', { features });
  }

  async goto(url) {
    const loaded = this.#event('Page.loadEventFired');
    await this.command('Page.navigate', { url });
    await loaded;
  }

  /** The value of an expression in the page. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.command('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  /** Waits, frame by frame, until an expression in the page is truthy; its value. */
  until(expression, seconds = 20) {
    return this.evaluate(`new Promise((resolve, reject) => {
      const end = performance.now() + ${seconds * 1000};
      const look = () => {
        const value = (() => ${expression})();
        if (value) return resolve(value);
        if (performance.now() > end) return reject(new Error('never true'));
        requestAnimationFrame(look);
      };
      look();
    })`);
  }

  async click(selector) {
    await this.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  }

  /** Presses and releases a key, as `ArrowDown` or `/`. */
  async press(key) {
    const text = key.length === 1 ? { text: key } : {};
    const code = {
      windowsVirtualKeyCode: { ArrowUp: 38, ArrowDown: 40, Enter: 13, Escape: 27, End: 35, Home: 36 }[key],
    };
    await this.command('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, ...text, ...code });
    await this.command('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, ...code });
  }

  async type(text) {
    await this.command('Input.insertText', { text });
  }

  async screenshot(path) {
    const { data } = await this.command('Page.captureScreenshot', { format: 'png' });
    await writeFile(path, Buffer.from(data, 'base64'));
  }

  async close() {
    const ended = new Promise((resolve) => this.browser.once('exit', resolve));
    this.browser.kill('SIGKILL');
    await ended;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #send(method, params = {}, sessionId = undefined) {
    const id = this.#nextId++;
    this.socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#pending.set(id, { method, resolve, reject }));
  }

  #event(method) {
    return new Promise((resolve) => this.#waiting.push({ method, resolve }));
  }

  #receive(message) {
    const call = this.#pending.get(message.id);
    if (call) {
      this.#pending.delete(message.id);
      if (message.error) call.reject(new Error(`${call.method}: ${message.error.message}`));
      else call.resolve(message.result);
      return;
    }
    this.#note(message);
    this.#waiting = this.#waiting.filter((wait) => {
      if (wait.method === message.method) wait.resolve(message.params);
      return wait.method !== message.method;
    });
  }

  #note({ method, params }) {
    if (method === 'Network.webSocketFrameReceived') this.messages.push(params.response.payloadData);
    if (method === 'Runtime.exceptionThrown') this.complaints.push(params.exceptionDetails.text);
    if (method === 'Runtime.consoleAPICalled') this.complaints.push(params.args.map((arg) => arg.value).join(' '));
    // A refused connection while the service is down is the browser's own note, and is expected then.
    if (method === 'Log.entryAdded' && params.entry.level === 'error' && params.entry.source !== 'network') {
      this.complaints.push(params.entry.text);
    }
  }
}
