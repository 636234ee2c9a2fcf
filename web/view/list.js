import { count } from '../model/format.js';
import { emptyText } from '../model/page.js';
import {
  clamp,
  inSight,
  isAtTail,
  lowestInSight,
  moved,
  pageSize,
  ROW_HEIGHT,
  revealing,
  tailTop,
} from '../model/viewport.js';
import { DrawnRows } from './drawn.js';
import { part, setAttribute, setText } from './element.js';

/**
 * @typedef {import('./keys.js').Dispatch} Dispatch
 * @typedef {import('../model/rows.js').Rows} Rows
 */

/** @typedef {import('../model/page.js').State} State */

/**
 * The list of events: draws the rows in sight, stands still unless it is at the tail.
 *
 * @param {HTMLElement} element
 * @param {Dispatch} dispatch
 * @returns {(state: State) => void}
 */
export function mountList(element, dispatch) {
  const list = new List(element, dispatch);
  return (state) => list.update(state);
}

class List {
  #grid;
  #body;
  #head;
  #pill;
  #empty;
  #nothing;
  #dispatch;
  /** @type {State | null} */
  #state = null;
  #drawn;
  /** Where it is scrolled to, and how high the part with rows is; kept, because asking the browser costs a layout. */
  #view = { top: 0, height: 0 };
  #follows = true;
  /** The row at the top edge, and how far it is scrolled out: what stays in place when rows come or go. */
  #anchor = { id: 0, out: 0 };
  /** The newest row that was in sight. */
  #seen = -1;
  /** What positions on the screen refer to. */
  #layout = { total: 0, gone: 0, arrangement: 0 };
  #selected = -1;
  #isDrawDue = false;

  /** @param {HTMLElement} element @param {Dispatch} dispatch */
  constructor(element, dispatch) {
    this.#dispatch = dispatch;
    this.#grid = part(element, '#events');
    this.#head = part(element, '.head');
    this.#body = part(element, '.body');
    this.#drawn = new DrawnRows(this.#body);
    this.#pill = part(element, '#pill');
    this.#empty = part(element, '#empty');
    this.#nothing = part(element, '#nothing');
    this.#grid.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#grid.addEventListener('keydown', (event) => this.#keyPressed(event));
    document.addEventListener('keydown', (event) => this.#keyPressedNowhere(event));
    this.#body.addEventListener('click', (event) => this.#clicked(event));
    this.#pill.addEventListener('click', () => this.#toTail());
    new ResizeObserver(() => this.#resized()).observe(this.#grid);
  }

  /** @param {State} state */
  update(state) {
    const { rows, selected } = state;
    this.#lookWhere();
    if (this.#follows && !this.#isAtOldTail()) this.#follows = false;
    this.#state = state;
    this.#layout = { total: rows.length, gone: rows.goneBefore, arrangement: rows.arrangement };
    setAttribute(this.#grid, 'aria-rowcount', rows.length + 1);
    this.#body.style.height = `${rows.length * ROW_HEIGHT}px`;
    const why = emptyText(state);
    this.#empty.hidden = rows.total > 0 || why !== '';
    this.#nothing.hidden = why === '';
    setText(this.#nothing, why);
    this.#keepPlace();
    if (selected !== null && selected !== this.#selected) this.#reveal(selected);
    this.#selected = selected ?? -1;
    this.#draw();
  }

  #lookWhere() {
    this.#view.top = this.#grid.scrollTop;
  }

  #resized() {
    this.#view.height = this.#grid.clientHeight - this.#head.offsetHeight;
    this.#redraw();
  }

  /** @param {number} top */
  #scrollTo(top) {
    const to = clamp(top, 0, tailTop(this.#view, this.#layout.total));
    if (Math.abs(to - this.#view.top) >= 1) this.#grid.scrollTop = to;
    this.#view.top = to;
  }

  /** Whether the last row of what is on the screen is in sight: the person may have scrolled since. */
  #isAtOldTail() {
    return isAtTail(this.#view, this.#layout.total);
  }

  #keepPlace() {
    const { rows } = /** @type {State} */ (this.#state);
    if (this.#follows) this.#scrollTo(tailTop(this.#view, rows.length));
    else this.#scrollTo(rows.indexOf(this.#anchor.id) * ROW_HEIGHT + this.#anchor.out);
  }

  #scrolled() {
    const [state, before] = [this.#state, this.#view.top];
    this.#lookWhere();
    if (state === null || Math.abs(before - this.#view.top) < 1) return;
    const { rows } = state;
    this.#follows = this.#isAtOldTail();
    if (rows.arrangement === this.#layout.arrangement) this.#setAnchor(rows);
    this.#redraw();
  }

  /** @param {Rows} rows which may have lost some since they were drawn */
  #setAnchor(rows) {
    const { top } = this.#view;
    const index = Math.floor(top / ROW_HEIGHT) - (rows.goneBefore - this.#layout.gone);
    this.#anchor = { id: rows.at(Math.max(0, index))?.id ?? 0, out: top % ROW_HEIGHT };
  }

  #redraw() {
    if (this.#isDrawDue || this.#state === null) return;
    this.#isDrawDue = true;
    requestAnimationFrame(() => {
      this.#isDrawDue = false;
      if (this.#state !== null) this.update(this.#state);
    });
  }

  #draw() {
    const { rows, selected } = /** @type {State} */ (this.#state);
    const [first, end] = inSight(this.#view, rows.length);
    this.#drawn.draw(rows, first, end, selected);
    if (this.#follows) this.#setAnchor(rows);
    const lowest = rows.at(lowestInSight(this.#view, rows.length));
    this.#seen = Math.max(this.#seen, lowest?.id ?? -1);
    this.#drawPill(rows);
    const isDrawn = selected !== null && this.#drawn.has(selected);
    if (isDrawn) setAttribute(this.#grid, 'aria-activedescendant', `row-${selected}`);
    else this.#grid.removeAttribute('aria-activedescendant');
  }

  /** @param {Rows} rows */
  #drawPill(rows) {
    const news = this.#follows ? 0 : rows.length - rows.indexOf(this.#seen + 1);
    this.#pill.hidden = news === 0;
    if (news > 0) setText(this.#pill, `↓ ${count(news)} new`);
  }

  /** @param {number} id */
  #reveal(id) {
    const { rows } = /** @type {State} */ (this.#state);
    const index = rows.indexOf(id);
    if (rows.at(index)?.id !== id) return;
    this.#scrollTo(revealing(this.#view, index));
    this.#setAnchor(rows);
  }

  #toTail() {
    this.#follows = true;
    this.#grid.focus();
    this.#scrollTo(tailTop(this.#view, this.#layout.total));
    this.#redraw();
  }

  /** @param {MouseEvent} event */
  #clicked({ target }) {
    const element = target instanceof Element ? target.closest('.row') : null;
    if (element === null || String(getSelection()) !== '') return;
    this.#select(Number(element.id.slice('row-'.length)), true);
  }

  /**
   * Reading a row ends following, so that it stays where it is.
   *
   * @param {number} id
   * @param {boolean} [open]
   */
  #select(id, open) {
    this.#follows = false;
    this.#setAnchor(/** @type {State} */ (this.#state).rows);
    this.#dispatch({ type: 'select', id, open });
  }

  /**
   * While nothing that has keys of its own has the focus, the list takes them.
   *
   * @param {KeyboardEvent} event
   */
  #keyPressedNowhere(event) {
    const { target } = event;
    if (target !== document.body && !(target instanceof Element && target.matches('#bar button'))) return;
    if (event.key === 'Enter') return;
    this.#keyPressed(event);
    if (event.defaultPrevented) this.#grid.focus();
  }

  /** @param {KeyboardEvent} event */
  #keyPressed(event) {
    const state = this.#state;
    if (state === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'ArrowRight') this.#enter(state);
    else if (!this.#move(state, event.key)) return;
    event.preventDefault();
  }

  /** @param {State} state */
  #enter(state) {
    if (state.selected === null) return;
    this.#dispatch({ type: 'select', id: state.selected, open: true });
    requestAnimationFrame(() => part(document, '#detail [role=tabpanel]').focus());
  }

  /** @param {State} state @param {string} key @returns {boolean} whether it is a key that moves */
  #move({ rows, selected }, key) {
    const page = pageSize(this.#view);
    const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity };
    const step = /** @type {Record<string, number>} */ (steps)[key];
    if (step === undefined) return false;
    const list = { top: rows.indexOf(this.#anchor.id), total: rows.length, follows: this.#follows };
    const row = rows.at(moved(selected === null ? null : rows.indexOf(selected), step, list));
    if (row) this.#select(row.id);
    if (key === 'End') this.#toTail();
    return true;
  }
}
