/** Every bound of the page, by name. */
export const LIMITS = Object.freeze({
  /** Events held; the oldest go when it is reached, and the list says so. */
  events: 200_000,
  /** Characters of raw lines held, so that few huge events cannot fill the memory either. */
  heldChars: 400_000_000,
  /** Rows in one message from the worker to the page: keeps every task of the main thread short. */
  batchRows: 4_000,
  /**
   * Time from one such message to the next, milliseconds: at least the first, because nobody reads faster; twice what
   * the page took to draw the last one, so that half of its time is left for people; at most the second.
   */
  batchEveryMs: /** @type {const} */ ([50, 300]),
  /** Characters received and not yet read by the worker; above it the service is asked to pause. */
  backlogChars: 32_000_000,
  /** Characters of the short payload in a row. */
  previewChars: 160,
  /** Characters of a string in a tree before it is cut with a button that opens it. */
  stringChars: 240,
  /** Children of a tree node, and changes, shown at a time. */
  pageItems: 100,
  /** Characters of the raw line shown before a button shows all of it. */
  rawChars: 20_000,
});

/** The one wire contract that this page reads. */
export const PROTOCOL = 1;
