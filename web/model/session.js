import { matches, parseFilter } from './filter.js';
import { Journal } from './journal.js';
import { Lag } from './lag.js';
import { LIMITS } from './limits.js';
import { splitLines } from './lines.js';
import { shownText } from './row.js';

/**
 * What the page is told, in one message.
 *
 * @typedef {object} Batch
 * @property {'batch'} type
 * @property {boolean} cleared everything that the page has is to go, before the rest applies
 * @property {number | null} firstId rows before it are no longer held; null while the page is to stay as it is
 * @property {Row[]} rows the next ones, in order
 * @property {boolean[]} shown whether the filter lets each of them through
 * @property {{row: Row, shown: boolean}[]} changed rows that the page has already
 * @property {number[] | null} filtered ids of all rows that a new filter lets through, before `rows`
 * @property {Counts} counts
 * @property {number} taken characters read since the last batch
 *
 * @typedef {object} Counts
 * @property {number} dropped events that had to go
 * @property {boolean} paused
 * @property {number} waiting rows that came while paused
 * @property {string} run
 * @property {number} last
 * @property {number | null} lag
 *
 * @typedef {import('./row.js').Row} Row
 */

/** Kinds that a filter never hides: they say what the list cannot show. */
const ALWAYS = new Set(['run', 'gap']);

/** Between the stream and the page: holds the journal and knows which part of it the page has seen. */
export class Session {
  #lag = new Lag();
  #paused = false;
  #cleared = false;
  #refiltered = false;
  #news = false;
  #taken = 0;
  /** The page has every row before this id. */
  #sent = 0;
  /**
   * Rows that the page has in an older form.
   *
   * @type {Set<number>}
   */
  #stale = new Set();
  /** @type {import('./filter.js').Term[]} */
  #terms = [];
  #batchRows;

  /** @param {{events: number, heldChars: number, batchRows: number}} [limits] */
  constructor(limits = LIMITS) {
    this.journal = new Journal(limits);
    this.#batchRows = limits.batchRows;
  }

  /**
   * @param {string} text one WebSocket message
   * @param {number} now
   * @returns {string | null} the reason when the service said goodbye
   */
  receive(text, now) {
    let goodbye = null;
    for (const line of splitLines(text)) {
      const event = this.#accept(line, now);
      if (event.kind === 'goodbye') goodbye = String(event.fields.reason ?? '');
    }
    this.#taken += text.length;
    this.#news = true;
    return goodbye;
  }

  /** @param {string} text */
  setFilter(text) {
    this.#terms = parseFilter(text);
    this.#refiltered = true;
    for (let id = this.journal.firstId; id < this.journal.nextId; id += 1) this.#judge(id);
  }

  /** @param {boolean} paused the page stays as it is while the journal goes on */
  pause(paused) {
    this.#paused = paused;
    this.#news = true;
  }

  clear() {
    this.journal.clear();
    this.#stale.clear();
    this.#sent = this.journal.nextId;
    this.#cleared = true;
  }

  /** @returns {Batch | null} what the page does not know yet, at most `batchRows` rows of it */
  take() {
    if (!this.#news && !this.#cleared && !this.#refiltered) return null;
    const batch = this.#batch();
    this.#cleared = false;
    this.#refiltered = false;
    this.#taken = 0;
    this.#news = !this.#paused && this.#sent < this.journal.nextId;
    return batch;
  }

  /** @returns {Batch} */
  #batch() {
    const filtered = this.#refiltered ? this.#shownIds() : null;
    const changed = this.#paused ? [] : this.#takeStale();
    const entries = this.#paused ? [] : this.#takeEntries();
    return {
      type: 'batch',
      cleared: this.#cleared,
      firstId: this.#paused ? null : this.journal.firstId,
      rows: entries.map((entry) => entry.row),
      shown: entries.map((entry) => entry.shown),
      changed,
      filtered,
      counts: this.#counts(),
      taken: this.#taken,
    };
  }

  /** @returns {Counts} */
  #counts() {
    const { dropped, run, last, nextId, firstId } = this.journal;
    const waiting = this.#paused ? nextId - Math.max(this.#sent, firstId) : 0;
    return { dropped, paused: this.#paused, waiting, run, last, lag: this.#lag.current };
  }

  /** @param {string} line @param {number} now */
  #accept(line, now) {
    const before = this.journal.nextId;
    const { event, changed } = this.journal.accept(line);
    if (event.kind === 'hello') this.#lag.restart();
    for (let id = before; id < this.journal.nextId; id += 1) this.#arrived(id, now);
    if (changed !== null) this.#judge(changed);
    if (changed !== null && changed < this.#sent) this.#stale.add(changed);
    return event;
  }

  /** @param {number} id @param {number} now */
  #arrived(id, now) {
    this.#judge(id);
    const row = this.journal.entry(id)?.row;
    if (row && row.seq > 0) this.#lag.observe(row.time, now);
  }

  /** @param {number} id */
  #judge(id) {
    const entry = this.journal.entry(id);
    if (!entry) return;
    const { row, lines } = entry;
    entry.shown = ALWAYS.has(row.kind) || matches(this.#terms, [shownText(row), ...lines]);
  }

  #shownIds() {
    const ids = [];
    for (let id = this.journal.firstId; id < this.#sent; id += 1) {
      if (this.journal.entry(id)?.shown) ids.push(id);
    }
    return ids;
  }

  #takeStale() {
    const entries = [...this.#stale].map((id) => this.journal.entry(id));
    this.#stale.clear();
    return entries.flatMap((entry) => (entry ? [{ row: entry.row, shown: entry.shown }] : []));
  }

  #takeEntries() {
    const from = Math.max(this.#sent, this.journal.firstId);
    this.#sent = Math.min(from + this.#batchRows, this.journal.nextId);
    const entries = [];
    for (let id = from; id < this.#sent; id += 1) {
      const entry = this.journal.entry(id);
      if (entry) entries.push(entry);
    }
    return entries;
  }
}
