import { RowView } from './row.js';

/**
 * @typedef {import('../model/rows.js').Rows} Rows
 * @typedef {import('../model/row.js').Row} Row
 */

/** How far back a row is looked for that Δ can be measured from. */
const LOOK_BACK = 8;

/**
 * The rows in the page: one view for each row in sight, kept while it stays in sight.
 *
 * They stand in their order, for those who do not see them; a view whose row left is given another row where it stands,
 * because moving an element costs more than writing into it.
 */
export class DrawnRows {
  /** @type {Map<number, RowView>} */
  #byId = new Map();
  /** Views without a row. @type {Map<Element, RowView>} */
  #spare = new Map();
  #body;

  /** @param {HTMLElement} body */
  constructor(body) {
    this.#body = body;
  }

  /** @param {number} id */
  has(id) {
    return this.#byId.has(id);
  }

  /** @param {Rows} rows @param {number} first @param {number} end @param {number | null} selected */
  draw(rows, first, end, selected) {
    this.#release(rows, first, end);
    let place = this.#body.firstElementChild;
    for (let index = first; index < end; index += 1) {
      const row = rows.at(index);
      if (row === undefined) continue;
      const view = this.#byId.get(row.id) ?? this.#takeSpare(place);
      place = this.#putAt(view.element, place);
      this.#byId.set(row.id, view);
      view.update(row, previousOf(rows, index, row), index, row.id === selected);
    }
    for (const element of this.#spare.keys()) element.remove();
  }

  /** @param {Rows} rows @param {number} first @param {number} end */
  #release(rows, first, end) {
    for (const [id, view] of this.#byId) {
      const index = rows.indexOf(id);
      if (index >= first && index < end && rows.at(index)?.id === id) continue;
      this.#byId.delete(id);
      this.#spare.set(view.element, view);
    }
  }

  /** @param {Element | null} place @returns {RowView} the one that stands there, if it is free */
  #takeSpare(place) {
    const element = place !== null && this.#spare.has(place) ? place : [...this.#spare.keys()].at(-1);
    const view = element === undefined ? undefined : this.#spare.get(element);
    if (element !== undefined) this.#spare.delete(element);
    return view ?? new RowView();
  }

  /** @param {Element} element @param {Element | null} place @returns {Element | null} the place of the next one */
  #putAt(element, place) {
    let next = place;
    while (next !== null && next !== element && this.#spare.has(next)) next = next.nextElementSibling;
    if (next !== element) this.#body.insertBefore(element, place);
    return element.nextElementSibling;
  }
}

/** @param {Rows} rows @param {number} index @param {Row} row @returns {Row | null} the row that Δ is measured from */
function previousOf(rows, index, row) {
  if (row.mono < 0) return null;
  for (let at = index - 1; at >= Math.max(0, index - LOOK_BACK); at -= 1) {
    const previous = rows.at(at);
    if (previous?.section !== row.section) return null;
    if (previous.mono >= 0) return previous;
  }
  return null;
}
