import { clock, delta, fullTime } from '../model/format.js';
import { CHANGES, whatOf } from '../model/row.js';
import { ROW_HEIGHT } from '../model/viewport.js';
import { make, setAttribute, setText } from './element.js';

/** @typedef {import('../model/row.js').Row} Row */

/** Cells in their order; the class of each is its name. */
const CELLS = ['seq', 'time', 'delta', 'store', 'what', 'source', 'changes'];
/** @type {Record<string, string[]>} */
const PARTS = { what: ['level', 'name', 'preview'], source: ['folder', 'file', 'extension', 'line'] };

/** One line of the list; made once and reused for other rows while it stays out of sight. */
export class RowView {
  element = make('div', 'row');
  /**
   * Cells and their parts, by their names.
   *
   * @type {Record<string, any>}
   */
  #parts = {};
  /** @type {Row | null} */
  #row = null;

  constructor() {
    this.element.setAttribute('role', 'row');
    for (const name of CELLS) {
      const cell = make('span', `cell ${name}`);
      cell.setAttribute('role', 'gridcell');
      this.#parts[name] = cell;
      for (const inner of PARTS[name] ?? []) {
        this.#parts[inner] = make('span', inner);
        cell.append(this.#parts[inner]);
      }
      this.element.append(cell);
    }
  }

  get id() {
    return this.#row?.id ?? -1;
  }

  /** @param {Row} row @param {Row | null} previous @param {number} index @param {boolean} isSelected */
  update(row, previous, index, isSelected) {
    if (row !== this.#row) this.#fill(row);
    this.#row = row;
    setText(this.#parts.delta, previous === null ? '' : delta(Math.max(0, row.mono - previous.mono)));
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
    setText(this.#parts.seq, row.seq === 0 ? '' : String(row.seq));
    setText(this.#parts.time, clock(row.time));
    setAttribute(this.#parts.time, 'title', fullTime(row.time));
    setText(this.#parts.store, row.store);
    setText(this.#parts.changes, changesText(row.changes));
    setAttribute(this.#parts.what, 'title', whatOf(row));
    setText(this.#parts.level, row.level && `${row.level} `);
    setText(this.#parts.name, row.name);
    setText(this.#parts.preview, row.preview && ` ${row.preview}`);
    this.#fillSource(row.source);
  }

  /**
   * In parts, because the end of a path says most and its extension least.
   *
   * @param {string} source
   */
  #fillSource(source) {
    const [, folder = '', file = '', extension = '', line = ''] =
      /^(.*\/)?([^/]*?)(\.\w+)?(:\d+)?$/s.exec(source) ?? [];
    setText(this.#parts.folder, folder);
    setText(this.#parts.file, file);
    setText(this.#parts.extension, extension);
    setText(this.#parts.line, line);
    setAttribute(this.#parts.source, 'title', source);
  }
}

/** Kinds with a style of their own; others look like an event that this page does not know. */
const KNOWN = new Set(['action', 'diff', 'snapshot', 'message', 'mark', 'gap', 'run', 'goodbye', 'unreadable']);
/** Kinds that are a line across the list. */
const WIDE = new Set(['mark', 'gap', 'run', 'goodbye']);
const LEVELS = new Set(['trace', 'debug', 'info', 'notice', 'warning', 'error', 'critical']);

/** @param {string} level @returns {string} empty for one that is not known */
export function levelClass(level) {
  return LEVELS.has(level) ? `level-${level}` : '';
}

/** @param {Row} row */
function classOf({ kind, level, changes }) {
  const classes = ['row', `row-${KNOWN.has(kind) ? kind : 'other'}`];
  if (level !== '') classes.push(levelClass(level));
  if (WIDE.has(kind)) classes.push('wide');
  if (changes === 0) classes.push('quiet');
  return classes.join(' ');
}

/** @param {number} changes */
function changesText(changes) {
  if (changes === CHANGES.whole) return 'all';
  if (changes === CHANGES.text) return 'text';
  if (changes === CHANGES.partial) return 'some';
  return changes === CHANGES.unknown ? '' : String(changes);
}
