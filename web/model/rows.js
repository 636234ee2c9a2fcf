import { Queue } from './queue.js';

/**
 * The rows that the page has, and which of them the filter shows; told by the worker, changed nowhere else.
 *
 * @typedef {import('./row.js').Row} Row
 */
export class Rows {
  /** @type {Queue<Row>} */
  #rows = new Queue();
  /** @type {Queue<number>} */
  #shown = new Queue();
  #firstId = 0;
  /** Events that the rows stand for. */
  events = 0;
  /** Counts rows that went from the front of those shown, so that a view can tell a position's old number. */
  goneBefore = 0;
  /** Changes when all positions did. */
  arrangement = 0;

  /** @returns {number} how many are shown */
  get length() {
    return this.#shown.length;
  }

  /** @returns {number} how many there are */
  get total() {
    return this.#rows.length;
  }

  /** @param {number} index among those shown @returns {Row | undefined} */
  at(index) {
    const id = this.#shown.at(index);
    return id === undefined ? undefined : this.byId(id);
  }

  /** @param {number} id @returns {Row | undefined} */
  byId(id) {
    return this.#rows.at(id - this.#firstId);
  }

  /** @param {number} id @returns {number} position of the row, or of the next one shown after it */
  indexOf(id) {
    let [low, high] = [0, this.#shown.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#shown.at(middle) ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param {Row} row @param {number} seq @returns {Row | undefined} the row of the same run with a smaller number */
  earlier({ id, section }, seq) {
    let found = this.byId(id);
    while (found?.section === section && (found.seq === 0 || found.seq > seq)) found = this.byId(found.id - 1);
    return found?.section === section && found.seq === seq ? found : undefined;
  }

  /** @param {import('./session.js').Batch} batch */
  apply(batch) {
    if (batch.cleared) this.#clear();
    if (batch.firstId !== null) this.#drop(batch.firstId);
    if (batch.filtered !== null) this.#arrange(batch.filtered);
    for (const { row, shown } of batch.changed) this.#change(row, shown);
    batch.rows.forEach((row, index) => {
      this.#append(row, batch.shown[index] ?? true);
    });
  }

  #clear() {
    this.#rows.reset();
    this.events = 0;
    this.#arrange([]);
  }

  /** @param {number} firstId */
  #drop(firstId) {
    const count = firstId - this.#firstId;
    if (count <= 0) return;
    const shown = this.indexOf(firstId);
    this.#shown.drop(shown);
    this.goneBefore += shown;
    for (let index = 0; index < count; index += 1) this.events -= this.#rows.at(index)?.events ?? 0;
    this.#rows.drop(count);
    this.#firstId = firstId;
  }

  /** @param {number[]} ids */
  #arrange(ids) {
    this.#shown.reset(ids);
    this.arrangement += 1;
    this.goneBefore = 0;
  }

  /** @param {Row} row @param {boolean} shown */
  #change(row, shown) {
    const before = this.byId(row.id);
    if (before === undefined) return;
    this.events += row.events - before.events;
    this.#rows.set(row.id - this.#firstId, row);
    const index = this.indexOf(row.id);
    const wasShown = this.#shown.at(index) === row.id;
    if (shown && !wasShown) this.#shown.insert(index, row.id);
    if (!shown && wasShown) this.#shown.remove(index);
  }

  /** @param {Row} row @param {boolean} shown */
  #append(row, shown) {
    if (this.#rows.length === 0) this.#firstId = row.id;
    this.#rows.push(row);
    this.events += row.events;
    if (shown) this.#shown.push(row.id);
  }
}
