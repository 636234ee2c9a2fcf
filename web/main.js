import { Connection } from './connection.js';
import { LIMITS } from './model/limits.js';
import { initialState, questionFor, reduce } from './model/page.js';
import { mountBar } from './view/bar.js';
import { copyText } from './view/clipboard.js';
import { mountDetail } from './view/detail.js';
import { mountDivider } from './view/divider.js';
import { part } from './view/element.js';
import { mountFoot } from './view/foot.js';
import { mountHelp } from './view/help.js';
import { listenForKeys } from './view/keys.js';
import { mountList } from './view/list.js';
import { nextTheme } from './view/theme.js';

/** @typedef {import('./model/page.js').Message} Message */
/** @typedef {import('./model/inspector.js').Question} Question */

const worker = new Worker(new URL('model/worker.js', import.meta.url), { type: 'module' });
const connection = new Connection(forward, (link) => dispatch({ type: 'link', link }));
/** The list is first: it asks where it is scrolled to, which is cheap as long as nothing has been written. */
const views = [
  mountList(part(document, '#list'), dispatch),
  mountBar(part(document, '#bar'), dispatch),
  mountDetail(part(document, '#detail'), dispatch),
  mountFoot(part(document, '#foot')),
  mountHelp(part(document, '#help-sheet'), dispatch),
];
mountDivider(part(document, '#divider'));
listenForKeys(document, dispatch);

let state = initialState();
let isDrawDue = false;
/** Characters that the worker was given and has not read. */
let backlog = 0;
let lastTicket = 0;
/**
 * Questions on their way.
 *
 * @type {Map<number, {question: Question, message: Message}>}
 */
const asked = new Map();

/** @param {Message} message */
function dispatch(message) {
  const before = state;
  state = reduce(state, message);
  const question = questionFor(before, state, message);
  if (question !== null && state.selected !== null) ask(state.selected, question, message);
  act(message);
  if (state !== before) draw();
}

/**
 * What a message does outside the page's state.
 *
 * @param {Message} message
 */
function act(message) {
  if (message.type === 'pause') tell({ type: 'pause', paused: state.paused });
  else if (message.type === 'clear') tell({ type: 'clear' });
  else if (message.type === 'filter') tell({ type: 'filter', text: message.text });
  else if (message.type === 'retry') connection.retry();
  else if (message.type === 'theme') dispatch({ type: 'notice', text: nextTheme() });
  else if (message.type === 'copy') copy(message.text);
}

/** @param {import('./model/worker.js').ToWorker} message */
function tell(message) {
  worker.postMessage(message);
}

/** @param {number} id @param {Question} question @param {Message} message that it is for */
function ask(id, question, message) {
  lastTicket += 1;
  asked.set(lastTicket, { question, message });
  tell({ type: 'question', id, ticket: lastTicket, question });
}

/** @param {string} text */
function forward(text) {
  backlog += text.length;
  if (backlog > LIMITS.backlogChars) connection.hold(true);
  tell({ type: 'text', text });
}

/** @param {MessageEvent<import('./model/worker.js').FromWorker>} event */
function heard({ data }) {
  if (data.type === 'goodbye') connection.goodbye(data.reason);
  else if (data.type === 'batch') take(data);
  else answered(data);
}

/** @param {import('./model/session.js').Batch} batch */
function take(batch) {
  backlog -= batch.taken;
  if (backlog < LIMITS.backlogChars / 8) connection.hold(false);
  connection.seen(batch.counts.run, batch.counts.last);
  dispatch({ type: 'batch', batch, now: Date.now() });
  afterDrawing(() => tell({ type: 'taken' }));
}

/** @param {{ticket: number, id: number, answer: unknown}} reply */
function answered({ ticket, id, answer }) {
  const origin = asked.get(ticket);
  asked.delete(ticket);
  if (origin === undefined) return;
  if (origin.message.type === 'copyNode' || origin.message.type === 'copyRaw') copy(String(answer ?? ''));
  else dispatch({ type: 'answer', id, question: origin.question, answer });
}

/** @param {string} text */
async function copy(text) {
  const isCopied = await copyText(text);
  dispatch({ type: 'notice', text: isCopied ? 'Copied' : 'The browser did not allow copying' });
}

/**
 * Calls back once what is due has been drawn; at once in a page that nobody sees, where nothing is drawn.
 *
 * @param {() => void} done
 */
function afterDrawing(done) {
  if (document.hidden) done();
  else requestAnimationFrame(() => setTimeout(done));
}

function draw() {
  if (isDrawDue) return;
  isDrawDue = true;
  requestAnimationFrame(() => {
    isDrawDue = false;
    for (const update of views) update(state);
  });
}

worker.onmessage = heard;
worker.onerror = () => connection.fail();
addEventListener('online', () => connection.retry());
draw();
connection.retry();
