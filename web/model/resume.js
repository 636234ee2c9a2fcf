/**
 * Where this page stands in the stream: which run, and up to which number it has everything.
 *
 * Decides what a received number means; a reader that reconnects sees the same events twice and must not show them twice.
 */
export class Resume {
  run = '';
  last = 0;
  /** After a new run's hello the first number may be any: what was before it is history that nobody promised. */
  #anywhere = true;

  /** @param {string} run @returns {boolean} whether another run than before has begun */
  hello(run) {
    if (run === this.run) return false;
    const another = this.run !== '';
    this.run = run;
    this.last = 0;
    this.#anywhere = true;
    return another;
  }

  /** @param {number} seq @returns {{fresh: boolean, missing: [number, number] | null}} */
  admit(seq) {
    if (seq <= this.last) return { fresh: false, missing: null };
    /** @type {[number, number] | null} */
    const missing = this.#anywhere || seq === this.last + 1 ? null : [this.last + 1, seq - 1];
    this.#pass(seq);
    return { fresh: true, missing };
  }

  /** @param {number} from @param {number} to @returns {[number, number] | null} the part of the gap that is news */
  gap(from, to) {
    if (to <= this.last) return null;
    const start = Math.max(from, this.last + 1);
    this.#pass(to);
    return [start, to];
  }

  /** @param {number} seq */
  #pass(seq) {
    this.last = seq;
    this.#anywhere = false;
  }
}
