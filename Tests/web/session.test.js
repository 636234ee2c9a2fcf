import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matches, parseFilter } from '../../web/model/filter.js';
import { Journal } from '../../web/model/journal.js';
import { Lag } from '../../web/model/lag.js';
import { Resume } from '../../web/model/resume.js';
import { CHANGES } from '../../web/model/row.js';
import { Rows } from '../../web/model/rows.js';
import { Session } from '../../web/model/session.js';
import { actionLine, diffLine, helloLine, lineOf, SESSION } from './fixture.js';

const AMPLE = { events: 1000, heldChars: 1e9, batchRows: 100 };

/** @param {string[]} lines @param {object} [limits] */
function journalOf(lines, limits = {}) {
  const journal = new Journal({ ...AMPLE, ...limits });
  for (const line of lines) journal.accept(line);
  return journal;
}

/** @param {Journal} journal */
function entries(journal) {
  return Array.from({ length: journal.nextId - journal.firstId }, (_, index) => journal.entry(journal.firstId + index));
}

/** @param {Journal} journal */
const told = (journal) => entries(journal).map(({ row }) => `${row.kind} ${row.seq}`);

/** @param {number} from @param {number} to */
const actions = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => actionLine(from + index));

describe('a place in the stream', () => {
  test('lets everything through once', () => {
    const resume = new Resume();
    resume.hello('a');
    assert.deepEqual(
      [1, 2, 2, 1, 3].map((seq) => resume.admit(seq).fresh),
      [true, true, false, false, true],
    );
  });
  test('may begin anywhere in a run, and names what is missing afterwards', () => {
    const resume = new Resume();
    resume.hello('a');
    assert.equal(resume.admit(40).missing, null);
    assert.deepEqual(resume.admit(44).missing, [41, 43]);
  });
  test('takes of a gap only what is news', () => {
    const resume = new Resume();
    resume.hello('a');
    resume.admit(5);
    assert.deepEqual([resume.gap(3, 5), resume.gap(4, 8), resume.admit(9).missing], [null, [6, 8], null]);
  });
  test('survives the same run, and starts anew with another', () => {
    const resume = new Resume();
    assert.equal(resume.hello('a'), false);
    resume.admit(7);
    assert.deepEqual([resume.hello('a'), resume.last], [false, 7]);
    assert.deepEqual([resume.hello('b'), resume.last, resume.admit(1).fresh], [true, 0, true]);
  });
});

describe('the journal', () => {
  test('makes one row of an action and its diff', () => {
    const journal = journalOf([helloLine(), lineOf(2), lineOf(3)]);
    const [entry] = entries(journal);
    assert.deepEqual(entry.lines, [lineOf(2), lineOf(3)]);
    assert.deepEqual([entry.row.changes, entry.row.events, journal.events], [3, 2, 2]);
  });
  test('joins the diffs of nested actions each with its own', () => {
    const journal = journalOf([6, 7, 8, 9].map(lineOf));
    assert.deepEqual(
      entries(journal).map(({ row }) => [row.name, row.changes]),
      [
        ['checkout.pay', 0],
        ['checkout.paid', 2],
      ],
    );
  });
  test('keeps a diff of its own where its action is not held', () => {
    assert.deepEqual(told(journalOf([diffLine(8, 3)])), ['diff 8']);
    assert.deepEqual(told(journalOf([actionLine(1), diffLine(2, 1), diffLine(3, 1)])), ['action 1', 'diff 3']);
  });
  test('takes a state in the place of a diff', () => {
    const [entry] = entries(journalOf([lineOf(17), lineOf(18)]));
    assert.equal(entry.row.changes, CHANGES.whole);
  });
  test('drops what a resumed stream sends again', () => {
    const lines = [helloLine(), ...actions(1, 4), helloLine(), ...actions(3, 6)];
    assert.deepEqual(
      told(journalOf(lines)),
      [1, 2, 3, 4, 5, 6].map((seq) => `action ${seq}`),
    );
  });
  test('shows a gap that was told, once, and one that was not', () => {
    const gap = SESSION.find((line) => line.includes('"gap"')) ?? '';
    assert.deepEqual(told(journalOf([...actions(9, 9), gap, gap, actionLine(14)])), [
      'action 9',
      'gap 10',
      'action 14',
    ]);
    const [, missing] = entries(journalOf([actionLine(1), actionLine(5)]));
    assert.equal(missing.row.name, '#2–#4 missing: not sent, and not explained (3 events)');
  });
  test('begins a section with another run, and keeps the old one', () => {
    const journal = journalOf([helloLine('a'), actionLine(1), helloLine('b'), actionLine(1), diffLine(2, 1)]);
    assert.deepEqual(told(journal), ['action 1', 'run 0', 'action 1']);
    assert.deepEqual(
      entries(journal).map(({ row }) => [row.section, row.changes]),
      [
        [0, -1],
        [1, -1],
        [1, 0],
      ],
    );
  });
  test('says nothing about progress and replies', () => {
    const lines = SESSION.filter((line) => /"kind":"(progress|reply|hello)"/.test(line));
    assert.ok(lines.length > 2);
    assert.deepEqual(told(journalOf(lines)), []);
  });
  test('drops the oldest when it is full, and counts them', () => {
    const journal = journalOf([...actions(1, 2), diffLine(3, 2), ...actions(4, 12)], { events: 8 });
    assert.deepEqual(
      told(journal),
      [5, 6, 7, 8, 9, 10, 11, 12].map((seq) => `action ${seq}`),
    );
    assert.deepEqual([journal.events, journal.dropped, journal.firstId], [8, 4, 3]);
  });
  test('is bounded in characters too, but holds one event of any size', () => {
    const journal = journalOf(actions(1, 5), { heldChars: 10 });
    assert.deepEqual(told(journal), ['action 5']);
  });
  test('reads the whole session', () => {
    const journal = journalOf(SESSION);
    assert.equal(journal.last, 37);
    assert.deepEqual(
      entries(journal).filter(({ row }) => row.kind === 'unreadable'),
      [],
    );
  });
});

describe('a filter', () => {
  const lines = [lineOf(2), lineOf(3)];
  const cases = [
    ['', true],
    ['CART.add', true],
    ['b-7 addtapped', true],
    ['b-7 nothing', false],
    ['-gift', false],
    ['-nothing', true],
    ['cart -touch', true],
    ['"qty":2', true],
    ['"sku":"B-7"', true],
    ['-', true],
    ['(', true],
    ['[', true],
    ['[*', false],
    ['"', true],
  ];
  for (const [text, expected] of cases) {
    test(`${text || 'that is empty'} ${expected ? 'lets the row through' : 'hides it'}`, () => {
      assert.equal(matches(parseFilter(text), lines), expected);
    });
  }
  test('keeps quoted words together', () => {
    assert.deepEqual(parseFilter('a "b c" -"d e" "f'), [
      { word: 'a', wanted: true },
      { word: 'b c', wanted: true },
      { word: 'd e', wanted: false },
      { word: 'f', wanted: true },
    ]);
  });
});

/** A session and what a page would show of it. */
class Pair {
  rows = new Rows();

  constructor(limits = {}) {
    this.session = new Session({ ...AMPLE, ...limits });
  }

  /** @param {string[]} lines */
  receive(...lines) {
    return this.session.receive(lines.join('\n'), 0);
  }

  /** Hands over everything that is due. */
  settle() {
    let counts;
    for (let batch = this.session.take(); batch !== null; batch = this.session.take()) {
      this.rows.apply(batch);
      counts = batch.counts;
    }
    return counts;
  }

  get shown() {
    return Array.from({ length: this.rows.length }, (_, index) => this.rows.at(index)?.seq);
  }
}

describe('between worker and page', () => {
  test('rows go over once, in steps', () => {
    const pair = new Pair({ batchRows: 3 });
    pair.receive(...actions(1, 7));
    assert.equal(pair.session.take()?.rows.length, 3);
    pair.session = new Session({ ...AMPLE, batchRows: 3 });
    pair.receive(...actions(1, 7));
    pair.settle();
    assert.deepEqual(pair.shown, [1, 2, 3, 4, 5, 6, 7]);
    assert.equal(pair.session.take(), null);
  });
  test('a diff that comes later changes the row that is there', () => {
    const pair = new Pair();
    pair.receive(actionLine(1));
    pair.settle();
    pair.receive(diffLine(2, 1));
    pair.settle();
    assert.deepEqual([pair.rows.length, pair.rows.at(0)?.changes, pair.rows.events], [1, 0, 2]);
  });
  test('while paused the page stays as it is, and what waits is counted', () => {
    const pair = new Pair();
    pair.receive(actionLine(1));
    pair.settle();
    pair.session.pause(true);
    pair.receive(diffLine(2, 1), ...actions(3, 5));
    const counts = pair.settle();
    assert.deepEqual([pair.shown, pair.rows.events, counts?.waiting, counts?.paused], [[1], 1, 3, true]);
    pair.session.pause(false);
    assert.equal(pair.settle()?.waiting, 0);
    assert.deepEqual([pair.shown, pair.rows.events], [[1, 3, 4, 5], 5]);
  });
  test('a pause longer than the memory loses the oldest, and says so', () => {
    const pair = new Pair({ events: 4 });
    pair.receive(...actions(1, 3));
    pair.settle();
    pair.session.pause(true);
    pair.receive(...actions(4, 20));
    assert.equal(pair.settle()?.waiting, 4);
    assert.deepEqual(pair.shown, [1, 2, 3]);
    pair.session.pause(false);
    assert.equal(pair.settle()?.dropped, 16);
    assert.deepEqual([pair.shown, pair.rows.events], [[17, 18, 19, 20], 4]);
  });
  test('a filter shows what matches, now and from then on, and gaps always', () => {
    const pair = new Pair();
    pair.receive(actionLine(1, 'a'), actionLine(2, 'b'), actionLine(5, 'a'));
    pair.settle();
    pair.session.setFilter('"name":"a"');
    pair.receive(actionLine(6, 'b'), actionLine(7, 'a'));
    pair.settle();
    assert.deepEqual(pair.shown, [1, 3, 5, 7]);
    pair.session.setFilter('');
    pair.settle();
    assert.deepEqual(pair.shown, [1, 2, 3, 5, 6, 7]);
  });
  test('a filter finds what a row shows, although no line holds it', () => {
    const pair = new Pair();
    pair.receive(...actions(1, 3));
    for (const text of ['#2', '"cart.add sku:"', '#2 Cart.swift:42', '#2 Cart:42']) {
      pair.session.setFilter(text);
      pair.settle();
      assert.deepEqual(pair.shown, text.includes('#2') ? [2] : [1, 2, 3], text);
    }
  });
  test('a new run and a goodbye are rows, and no events', () => {
    const pair = new Pair();
    pair.receive(helloLine('a'), ...actions(1, 2), '{"kind":"goodbye"}', helloLine('b'), actionLine(1));
    pair.settle();
    assert.deepEqual([pair.rows.total, pair.rows.events], [5, 3]);
  });
  test('what had to go is counted in events', () => {
    const journal = journalOf([helloLine('a'), '{"kind":"goodbye"}', ...actions(1, 8)], { events: 4 });
    assert.deepEqual(told(journal)[0], 'action 5');
    assert.equal(journal.dropped, 4);
  });
  test('a diff can bring its action into the filter, or take it out, in its place', () => {
    const pair = new Pair();
    pair.session.setFilter('took');
    pair.receive(...actions(1, 3));
    pair.settle();
    assert.deepEqual(pair.shown, []);
    pair.receive(diffLine(4, 3), diffLine(5, 1));
    pair.settle();
    assert.deepEqual(pair.shown, [1, 3]);
    pair.session.setFilter('-took');
    pair.receive(diffLine(6, 2));
    pair.settle();
    assert.deepEqual(pair.shown, []);
  });
  test('clearing empties the list, keeps the place in the stream, and goes on', () => {
    const pair = new Pair();
    pair.receive(...actions(1, 3));
    pair.settle();
    pair.session.clear();
    pair.receive(...actions(2, 4));
    const counts = pair.settle();
    assert.deepEqual([pair.shown, pair.rows.events, counts?.last], [[4], 1, 4]);
  });
  test('rows that went are gone from the page, by position and by number', () => {
    const pair = new Pair({ events: 5 });
    pair.receive(helloLine(), ...actions(1, 5));
    pair.settle();
    pair.receive(...actions(6, 8));
    pair.settle();
    assert.deepEqual([pair.shown, pair.rows.goneBefore], [[4, 5, 6, 7, 8], 3]);
  });
  test('an earlier row of the same run is found by its number, unless it is gone', () => {
    const pair = new Pair({ events: 5 });
    pair.receive(helloLine('a'), ...actions(1, 3), helloLine('b'), ...actions(1, 4), 'broken', ...actions(5, 5));
    pair.settle();
    const row = pair.rows.at(pair.rows.length - 1);
    assert.deepEqual(
      [5, 4, 2, 1].map((seq) => pair.rows.earlier(row, seq)?.id),
      [9, 7, 5, undefined],
    );
  });
  test('a goodbye is told', () => assert.equal(new Pair().receive(...SESSION), 'the service stops'));
});

test('lag is what comes on top of the fastest arrival, whatever the clocks say', () => {
  const lag = new Lag();
  assert.equal(lag.current, null);
  const seen = [
    [1000, 91_020],
    [1100, 91_110],
    [1200, 91_450],
    [Number.NaN, 0],
  ].map(([sent, received]) => {
    lag.observe(sent, received);
    return lag.current;
  });
  assert.deepEqual(seen, [0, 0, 240, 240]);
});
