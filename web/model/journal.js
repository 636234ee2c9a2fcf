import { isCount, readEvent } from './event.js';
import { Queue } from './queue.js';
import { Resume } from './resume.js';
import { changesOf, rowOf } from './row.js';

/**
 * A row with the lines that it stands for: one, or an action's and its diff's.
 *
 * @typedef {{row: import('./row.js').Row, lines: string[], shown: boolean}} Entry
 * @typedef {import('./event.js').LogEvent} LogEvent
 */

/** Kinds that tell about the connection, not about the service. */
const SILENT = new Set(['progress', 'reply']);

/** The events that this page holds, in their order, with raw lines; bounded, the oldest go first. */
export class Journal {
  /** @type {Queue<Entry>} */
  #entries = new Queue();
  /**
   * Actions whose diff may still come: seq to row id.
   *
   * @type {Map<number, number>}
   */
  #awaiting = new Map();
  #resume = new Resume();
  #section = 0;
  #chars = 0;
  #limits;

  /** The id of the oldest row held. */
  firstId = 0;
  /** Lines held. */
  events = 0;
  /** Events that had to go. */
  dropped = 0;

  /** @param {{events: number, heldChars: number}} limits */
  constructor(limits) {
    this.#limits = limits;
  }

  get nextId() {
    return this.firstId + this.#entries.length;
  }

  get run() {
    return this.#resume.run;
  }

  get last() {
    return this.#resume.last;
  }

  /** @param {number} id @returns {Entry | undefined} */
  entry(id) {
    return this.#entries.at(id - this.firstId);
  }

  /**
   * Takes a line in.
   *
   * @param {string} line
   * @returns {{event: LogEvent, changed: number | null}} the event, and the id of an older row that it became part of
   */
  accept(line) {
    const event = readEvent(line);
    const changed = this.#place(event, line);
    this.#dropOldest();
    return { event, changed };
  }

  /** Forgets the rows, not the place in the stream. */
  clear() {
    this.firstId = this.nextId;
    this.#entries.reset();
    this.#awaiting.clear();
    this.events = 0;
    this.dropped = 0;
    this.#chars = 0;
  }

  /** @param {LogEvent} event @param {string} line @returns {number | null} */
  #place(event, line) {
    if (SILENT.has(event.kind)) return null;
    if (event.kind === 'hello') return this.#hello(event, line);
    if (event.kind === 'gap') return this.#gap(event, line);
    if (event.seq === 0) return this.#add(event, line);
    const { fresh, missing } = this.#resume.admit(event.seq);
    if (missing) this.#addGap(...missing, { reason: 'not sent, and not explained' });
    return fresh ? (this.#join(event, line) ?? this.#add(event, line)) : null;
  }

  /** @param {LogEvent} event @param {string} line */
  #hello(event, line) {
    const another = this.#resume.hello(String(event.fields.run ?? ''));
    if (!another) return null;
    this.#section += 1;
    this.#awaiting.clear();
    return this.#add({ ...event, kind: 'run' }, line);
  }

  /** @param {LogEvent} event @param {string} line */
  #gap({ fields, fault }, line) {
    const from = Number(fields.from);
    const range = this.#resume.gap(from, Number(fields.to));
    if (range === null) return null;
    if (range[0] !== from) return this.#addGap(...range, fields);
    return this.#add({ kind: 'gap', seq: 0, fields, fault }, line);
  }

  /** @param {number} from @param {number} to @param {Record<string, unknown>} fields */
  #addGap(from, to, fields) {
    const gap = { ...fields, kind: 'gap', from, to };
    return this.#add({ kind: 'gap', seq: 0, fields: gap, fault: '' }, JSON.stringify(gap));
  }

  /** @param {LogEvent} event @param {string} line @returns {number | null} */
  #join(event, line) {
    const { of } = event.fields;
    const id = isCount(of) ? this.#awaiting.get(of) : undefined;
    const entry = id === undefined ? undefined : this.entry(id);
    if (id === undefined || entry === undefined || event.kind === 'action') return null;
    this.#awaiting.delete(Number(of));
    entry.lines.push(line);
    entry.row = { ...entry.row, changes: changesOf(event.fields), events: entry.lines.length };
    this.#count(line);
    return id;
  }

  /** @param {LogEvent} event @param {string} line @returns {null} */
  #add(event, line) {
    const id = this.nextId;
    this.#entries.push({ row: rowOf(event, line, id, this.#section), lines: [line], shown: true });
    if (event.kind === 'action') this.#awaiting.set(event.seq, id);
    this.#count(line);
    return null;
  }

  /** @param {string} line */
  #count(line) {
    this.events += 1;
    this.#chars += line.length;
  }

  #dropOldest() {
    while (this.events > this.#limits.events || this.#chars > this.#limits.heldChars) {
      const oldest = this.#entries.at(0);
      if (oldest === undefined || this.#entries.length === 1) return;
      this.events -= oldest.lines.length;
      this.dropped += oldest.row.events;
      this.#chars -= oldest.lines.reduce((sum, line) => sum + line.length, 0);
      if (oldest.row.section === this.#section) this.#awaiting.delete(oldest.row.seq);
      this.#entries.drop(1);
      this.firstId += 1;
    }
  }
}
