import { changesFrom, detailOf, fullText } from './detail.js';
import { readEvent } from './event.js';
import { levelOf } from './tree.js';
import { valueAt } from './value.js';

/**
 * A question about the lines of one row, and its answer. `lines` is empty when the row is no longer held.
 *
 * @typedef {{line: number, path: import('./value.js').Key[]}} Place
 * @typedef {{ask: 'detail'}
 *   | ({ask: 'level', from: number} & Place)
 *   | {ask: 'changes', from: number}
 *   | ({ask: 'text'} & Place)
 *   | ({ask: 'json'} & Place)
 *   | {ask: 'raw'}} Question
 */

/** Answers questions about rows; keeps the lines of the last row parsed, because the next question is about it. */
export class Inspector {
  #line = '';
  /** @type {Record<string, unknown>} */
  #fields = {};

  /** @param {string[]} lines @param {Question} question @returns {unknown} null when the row is gone */
  answer(lines, question) {
    if (lines.length === 0) return null;
    if (question.ask === 'detail') return detailOf(lines);
    if (question.ask === 'raw') return lines.join('\n');
    if (question.ask === 'changes') return this.#changes(lines, question.from);
    return this.#about(lines[question.line] ?? '', question);
  }

  /** @param {string[]} lines @param {number} from */
  #changes(lines, from) {
    const line = lines.length - 1;
    return changesFrom(this.#parse(lines[line] ?? '').changes, line, from);
  }

  /** @param {string} line @param {Extract<Question, Place>} question */
  #about(line, question) {
    const value = valueAt(this.#parse(line), question.path);
    if (question.ask === 'level') return levelOf(value, question.line, question.path, question.from);
    return question.ask === 'text' ? fullText(value) : JSON.stringify(value, null, 2);
  }

  /** @param {string} line */
  #parse(line) {
    if (line !== this.#line) this.#fields = readEvent(line).fields;
    this.#line = line;
    return this.#fields;
  }
}
