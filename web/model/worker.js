import { Inspector } from './inspector.js';
import { LIMITS } from './limits.js';
import { Session } from './session.js';

/**
 * The thread that reads the stream; the page only draws.
 *
 * A batch goes out when the page has taken the last one, so nothing piles up between the two.
 *
 * @typedef {{type: 'text', text: string}
 *   | {type: 'filter', text: string}
 *   | {type: 'pause', paused: boolean}
 *   | {type: 'clear'}
 *   | {type: 'taken'}
 *   | {type: 'question', id: number, ticket: number, question: import('./inspector.js').Question}} ToWorker
 *
 * @typedef {import('./session.js').Batch
 *   | {type: 'goodbye', reason: string}
 *   | {type: 'answer', ticket: number, id: number, answer: unknown}} FromWorker
 */

const session = new Session();
const inspector = new Inspector();
let pageIsBusy = false;
/** @type {ReturnType<typeof setTimeout> | null} */
let timer = null;
let sentAt = 0;
/** Milliseconds that the page needed for the last batch. */
let pageTook = 0;

/** @param {FromWorker} message */
function send(message) {
  self.postMessage(message);
}

function schedule() {
  if (timer !== null || pageIsBusy) return;
  const [least, most] = LIMITS.batchEveryMs;
  const every = Math.min(Math.max(2 * pageTook, least), most);
  timer = setTimeout(flush, Math.max(0, sentAt + every - Date.now()));
}

function flush() {
  timer = null;
  const batch = session.take();
  if (batch === null) return;
  pageIsBusy = true;
  sentAt = Date.now();
  send(batch);
}

/** @param {ToWorker} message */
function receive(message) {
  if (message.type === 'text') {
    const reason = session.receive(message.text, Date.now());
    if (reason !== null) send({ type: 'goodbye', reason });
  } else if (message.type === 'filter') session.setFilter(message.text);
  else if (message.type === 'pause') session.pause(message.paused);
  else if (message.type === 'clear') session.clear();
  else if (message.type === 'taken') pageIsReady();
  else answer(message);
}

function pageIsReady() {
  pageIsBusy = false;
  pageTook = Date.now() - sentAt;
}

/** @param {Extract<ToWorker, {type: 'question'}>} message */
function answer({ id, ticket, question }) {
  const lines = session.journal.entry(id)?.lines ?? [];
  send({ type: 'answer', ticket, id, answer: inspector.answer(lines, question) });
}

self.onmessage = ({ data }) => {
  receive(data);
  schedule();
};
