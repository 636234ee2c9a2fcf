import { INITIAL, step } from './model/link.js';

/** How long an HTTP question may take, milliseconds. */
const PROBE_MS = 3_000;

/**
 * The only place that knows the socket: does what the link decides, and tells it what happened.
 *
 * Addresses are relative to the page, so it works behind https and under any path.
 */
export class Connection {
  #link = INITIAL;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isHolding = false;
  #onText;
  #onChange;

  /**
   * @param {(text: string) => void} onText receives whole messages of the stream, from `hello` on
   * @param {(link: import('./model/link.js').Link) => void} onChange
   */
  constructor(onText, onChange) {
    this.#onText = onText;
    this.#onChange = onChange;
  }

  /** Connects now if it is waiting to. */
  retry() {
    this.#happened({ type: 'due' });
  }

  /** @param {string} run @param {number} last */
  seen(run, last) {
    this.#happened({ type: 'seen', run, last });
  }

  /** @param {string} reason */
  goodbye(reason) {
    this.#happened({ type: 'goodbye', reason });
  }

  /** Leaves for good: nobody reads what comes. */
  fail() {
    this.#happened({ type: 'failed' });
  }

  /** @param {boolean} isHolding asks the service to wait, because what it sent is not read yet */
  hold(isHolding) {
    if (isHolding === this.#isHolding || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#isHolding = isHolding;
    this.#socket.send(JSON.stringify({ cmd: isHolding ? 'pause' : 'resume' }));
  }

  /** @param {import('./model/link.js').LinkEvent} event */
  #happened(event) {
    const [link, effects] = step(this.#link, event, Date.now(), Math.random());
    const isNews = link !== this.#link;
    this.#link = link;
    for (const effect of effects) this.#perform(effect);
    if (isNews) this.#onChange(link);
  }

  /** @param {import('./model/link.js').Effect} effect */
  #perform(effect) {
    if (effect.type === 'connect') this.#connect(effect.since);
    else if (effect.type === 'close') this.#leave();
    else if (effect.type === 'probe') this.#probe();
    else this.#timer = setTimeout(() => this.retry(), effect.ms);
  }

  /** @param {number} since */
  #connect(since) {
    clearTimeout(this.#timer);
    this.#leave();
    const socket = new WebSocket(streamAddress(since));
    this.#socket = socket;
    let isFirst = true;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket || typeof data !== 'string') return;
      if (isFirst) this.#happened({ type: 'hello', fields: firstLine(data) });
      isFirst = false;
      if (socket === this.#socket && this.#link.phase === 'live') this.#onText(data);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#happened({ type: 'closed', code, reason });
    };
  }

  /** Whatever the socket still says is not heard. */
  #leave() {
    this.#socket?.close();
    this.#socket = null;
    this.#isHolding = false;
  }

  /** A refused upgrade and an absent service look the same to a socket; a plain request tells them apart. */
  async #probe() {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), PROBE_MS);
    const answer = await fetch('health', { signal: abort.signal }).catch(() => null);
    const text = (await answer?.text().catch(() => '')) ?? '';
    if (answer) this.#happened({ type: 'answered', status: answer.status, text });
  }
}

/** @param {number} since */
function streamAddress(since) {
  const address = new URL('events', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  if (since > 0) address.searchParams.set('since', String(since));
  return address;
}

/** @param {string} text @returns {unknown} */
function firstLine(text) {
  try {
    return JSON.parse(text.split('\n', 1)[0] ?? '');
  } catch {
    return null;
  }
}
