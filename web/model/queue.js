/**
 * A list that grows at the end and loses from the front, with access by position.
 *
 * Removing from the front is amortized O(1): the space is given back when half of it is unused.
 *
 * @template T
 */
export class Queue {
  /** @type {T[]} */
  #items = [];
  #head = 0;

  get length() {
    return this.#items.length - this.#head;
  }

  /** @param {number} index @returns {T | undefined} */
  at(index) {
    return index < 0 ? undefined : this.#items[this.#head + index];
  }

  /** @param {number} index @param {T} item */
  set(index, item) {
    this.#items[this.#head + index] = item;
  }

  /** @param {T} item */
  push(item) {
    this.#items.push(item);
  }

  /** @param {number} index @param {T} item */
  insert(index, item) {
    this.#items.splice(this.#head + index, 0, item);
  }

  /** @param {number} index */
  remove(index) {
    this.#items.splice(this.#head + index, 1);
  }

  /** @param {number} count */
  drop(count) {
    this.#head += Math.min(count, this.length);
    if (this.#head * 2 < this.#items.length) return;
    this.#items.splice(0, this.#head);
    this.#head = 0;
  }

  /** @param {T[]} items */
  reset(items = []) {
    this.#items = items;
    this.#head = 0;
  }
}
