import { clock, delta, fullTime } from '../model/format.js';
import { CHANGES } from '../model/row.js';
import { ROW_HEIGHT } from '../model/viewport.js';
import { make, setAttribute, setText } from './element.js';

/** @typedef {import('../model/row.js').Row} Row */

/** Cells in their order; the class of each is its name. */
const CELLS = ['seq', 'time', 'delta', 'store', 'what', 'source', 'changes'];

/** One line of the list; made once and reused for other rows while it stays out of sight. */
export class RowView {
  element = make('div', 'row');
  /** @type {Record<string, HTMLElement>} */
  #cells = {};
  #level = make('span', 'level');
  #name = make('span', 'name');
  #preview = make('span', 'preview');
  #folder = make('span', 'folder');
  #file = make('span', 'file');
  #line = make('span', 'line');
  /** @type {Row | null} */
  #row = null;

  constructor() {
    this.element.setAttribute('role', 'row');
    for (const name of CELLS) {
      const cell = make('span', `cell ${name}`);
      cell.setAttribute('role', 'gridcell');
      this.#cells[name] = cell;
      this.element.append(cell);
    }
    this.#cells.what?.append(this.#level, this.#name, this.#preview);
    this.#cells.source?.append(this.#folder, this.#file, this.#line);
  }

  get id() {
    return this.#row?.id ?? -1;
  }

  /** @param {Row} row @param {Row | null} previous @param {number} index @param {boolean} isSelected */
  update(row, previous, index, isSelected) {
    if (row !== this.#row) this.#fill(row);
    this.#row = row;
    this.#write('delta', previous === null ? '' : delta(Math.max(0, row.mono - previous.mono)));
    this.element.style.transform = `translateY(${index * ROW_HEIGHT}px)`;
    setAttribute(this.element, 'aria-rowindex', index + 2);
    setAttribute(this.element, 'aria-selected', isSelected);
  }

  /** @param {Row} row */
  #fill(row) {
    this.element.id = `row-${row.id}`;
    if (row.seq === 0) delete this.element.dataset.seq;
    else this.element.dataset.seq = String(row.seq);
    this.element.className = classOf(row);
    this.#write('seq', row.seq === 0 ? '' : String(row.seq));
    this.#write('time', clock(row.time));
    setAttribute(/** @type {Element} */ (this.#cells.time), 'title', fullTime(row.time));
    this.#write('store', row.store);
    this.#write('changes', changesText(row.changes));
    setText(this.#level, row.level);
    setText(this.#name, row.name);
    setText(this.#preview, row.preview);
    this.#fillSource(row.source);
  }

  /**
   * In three parts, because the end of a path says most.
   *
   * @param {string} source
   */
  #fillSource(source) {
    const [, folder = '', file = '', line = ''] = /^(.*\/)?([^/]*?)(:\d+)?$/s.exec(source) ?? [];
    setText(this.#folder, folder);
    setText(this.#file, file);
    setText(this.#line, line);
    setAttribute(/** @type {Element} */ (this.#cells.source), 'title', source);
  }

  /** @param {string} name @param {string} text */
  #write(name, text) {
    const cell = this.#cells[name];
    if (cell) setText(cell, text);
  }
}

/** Kinds with a style of their own; others look like an event that this page does not know. */
const KNOWN = new Set(['action', 'diff', 'snapshot', 'message', 'mark', 'gap', 'run', 'goodbye', 'unreadable']);
/** Kinds that are a line across the list. */
const WIDE = new Set(['mark', 'gap', 'run', 'goodbye']);
const LEVELS = new Set(['trace', 'debug', 'info', 'notice', 'warning', 'error', 'critical']);

/** @param {Row} row */
function classOf({ kind, level, changes }) {
  const classes = ['row', `row-${KNOWN.has(kind) ? kind : 'other'}`];
  if (LEVELS.has(level)) classes.push(`level-${level}`);
  if (WIDE.has(kind)) classes.push('wide');
  if (changes === 0) classes.push('quiet');
  return classes.join(' ');
}

/** @param {number} changes */
function changesText(changes) {
  if (changes === CHANGES.whole) return 'all';
  if (changes === CHANGES.text) return 'text';
  return changes === CHANGES.unknown ? '' : String(changes);
}
