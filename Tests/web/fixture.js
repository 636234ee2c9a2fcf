import { readFileSync } from 'node:fs';

const path = new URL('../Fixtures/session.ndjson', import.meta.url);

/** The lines of the session that all tests of the wire contract read. */
export const SESSION = readFileSync(path, 'utf8').trimEnd().split('\n');

/** The line of the session with a number. @param {number} seq */
export function lineOf(seq) {
  const line = SESSION.find((candidate) => JSON.parse(candidate).seq === seq);
  if (line === undefined) throw new Error(`the session has no #${seq}`);
  return line;
}

/** An action and what a service says first, where a test needs many of them or other numbers. */
export function actionLine(seq, name = 'cart.add') {
  return JSON.stringify({ ...JSON.parse(lineOf(2)), seq, mono: seq * 1000, name });
}

export function diffLine(seq, of, changes = []) {
  return JSON.stringify({ ...JSON.parse(lineOf(5)), seq, of, changes });
}

export function helloLine(run = '7f3a') {
  return JSON.stringify({ ...JSON.parse(SESSION[0]), run });
}
