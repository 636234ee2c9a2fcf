/**
 * How late events arrive.
 *
 * The service's clock and this one need not agree, so the fastest arrival on a connection counts as no delay.
 */
export class Lag {
  /**
   * Milliseconds; null before the first event of a connection.
   *
   * @type {number | null}
   */
  current = null;
  #fastest = Number.POSITIVE_INFINITY;

  restart() {
    this.current = null;
    this.#fastest = Number.POSITIVE_INFINITY;
  }

  /** @param {number} sent @param {number} received both in milliseconds since 1970 */
  observe(sent, received) {
    const age = received - sent;
    if (Number.isNaN(age)) return;
    this.#fastest = Math.min(this.#fastest, age);
    this.current = age - this.#fastest;
  }
}
