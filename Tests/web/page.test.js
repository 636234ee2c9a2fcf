import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clock, count, delta, fullTime, milliseconds, offset } from '../../web/model/format.js';
import { Inspector } from '../../web/model/inspector.js';
import { LIMITS } from '../../web/model/limits.js';
import { emptyText, initialState, questionFor, reduce } from '../../web/model/page.js';
import { Queue } from '../../web/model/queue.js';
import { Session } from '../../web/model/session.js';
import {
  inSight,
  isAtTail,
  lowestInSight,
  moved,
  pageSize,
  ROW_HEIGHT,
  revealing,
  tailTop,
} from '../../web/model/viewport.js';
import { diffLine, lineOf, SESSION } from './fixture.js';

describe('a list of which only a part is drawn', () => {
  const view = { top: 100 * ROW_HEIGHT, height: 10 * ROW_HEIGHT };
  test('draws what is in sight and a little beyond', () => assert.deepEqual(inSight(view, 1000), [92, 118]));
  test('draws no row that does not exist', () => {
    assert.deepEqual(
      [inSight(view, 105), inSight(view, 0), inSight({ top: 0, height: 240 }, 3)],
      [
        [92, 105],
        [0, 0],
        [0, 3],
      ],
    );
  });
  test('is at the tail only when the last row is in sight', () => {
    assert.deepEqual([isAtTail(view, 110), isAtTail(view, 111), isAtTail(view, 4)], [true, false, true]);
    assert.equal(tailTop(view, 110), view.top);
    assert.equal(tailTop(view, 3), 0);
  });
  test('scrolls no more than it takes to show a row', () => {
    assert.deepEqual(
      [95, 105, 110].map((index) => revealing(view, index) / ROW_HEIGHT),
      [95, 100, 101],
    );
  });
  test('moves from the selected row, and to no row that does not exist', () => {
    const list = { top: 40, total: 100, follows: false };
    assert.deepEqual(
      [moved(7, 1, list), moved(7, -9, list), moved(7, 200, list), moved(7, Infinity, list)],
      [8, 0, 99, 99],
    );
  });
  test('begins at the top row, and while it follows with the newest', () => {
    const list = { top: 40, total: 100, follows: false };
    assert.deepEqual([moved(null, -1, list), moved(null, 1, list)], [40, 40]);
    assert.equal(moved(null, -1, { ...list, follows: true }), 99);
  });
  test('knows its page and its lowest row', () => {
    assert.deepEqual(
      [pageSize(view), lowestInSight(view, 1000), lowestInSight(view, 50), lowestInSight(view, 0)],
      [9, 109, 49, -1],
    );
  });
});

describe('a queue', () => {
  test('keeps positions right while its front goes', () => {
    const queue = new Queue();
    for (let item = 0; item < 100; item += 1) {
      queue.push(item);
      if (item % 3 === 0) queue.drop(1);
    }
    assert.deepEqual(
      [queue.length, queue.at(0), queue.at(65), queue.at(66), queue.at(-1)],
      [66, 34, 99, undefined, undefined],
    );
    queue.insert(1, 'x');
    queue.remove(0);
    queue.set(1, 'y');
    assert.deepEqual([queue.at(0), queue.at(1), queue.at(2)], ['x', 'y', 36]);
    queue.drop(1000);
    assert.equal(queue.length, 0);
  });
});

describe('numbers for people', () => {
  test('times are local and whole', () => {
    const time = new Date(2026, 10, 30, 9, 5, 7, 42).getTime();
    assert.equal(clock(time), '09:05:07.042');
    assert.equal(fullTime(time + 0.456), `2026-11-30 09:05:07.042456 ${offset(time)}`);
    assert.deepEqual([clock(Number.NaN), fullTime(Number.NaN)], ['', '']);
  });
  test('an offset has sign, hours and minutes', () => assert.match(offset(0), /^[+−]\d\d:\d\d$/));
  const deltas = [
    [0, '+0 µs'],
    [999, '+999 µs'],
    [1_500, '+1.5 ms'],
    [99_960, '+100 ms'],
    [999_499, '+999 ms'],
    [999_500, '+1.00 s'],
    [999_990, '+1.00 s'],
    [59_990_000, '+59.99 s'],
    [60_000_000, '+1m 00s'],
    [3_599_600_000, '+1h 00m'],
  ];
  for (const [micros, text] of deltas) test(`${micros} µs are ${text}`, () => assert.equal(delta(micros), text));
  test('counts have groups', () =>
    assert.deepEqual([0, 999, 1000, 1234567].map(count), ['0', '999', '1,000', '1,234,567']));
  test('milliseconds become seconds', () =>
    assert.deepEqual([12.4, 999.6, 1500].map(milliseconds), ['12 ms', '1.0 s', '1.5 s']));
});

describe('the detail', () => {
  const inspector = new Inspector();
  const lines = [lineOf(2), lineOf(3)];
  const detail = inspector.answer(lines, { ask: 'detail' });
  test('has the source, the time it took and the raw lines', () => {
    assert.deepEqual(
      [detail.label, detail.source, detail.caller, detail.took, detail.cause],
      ['Action', 'Shop/Cart.swift:42', 'addTapped()', 'reduced in 12 µs, compared in 30 µs', 0],
    );
    assert.deepEqual([detail.raw, detail.rawLength], [lines, 0]);
  });
  test('opens the case path of the action', () => {
    assert.deepEqual(
      detail.levels.map(([, { nodes }]) => nodes.map(({ key }) => key)),
      [['cart'], ['add'], ['sku', 'qty']],
    );
  });
  test('lists changes with old and new', () => {
    assert.deepEqual(
      detail.changes.items.map(({ op, path, old, value }) => [op, path, old?.text, value?.text]),
      [
        ['add', '/items/1', undefined, '{sku: "B-7", qty: 2}'],
        ['replace', '/total', '19.90', '41.70'],
        ['remove', '/note', 'gift', undefined],
      ],
    );
  });
  test('answers about a part: its level, its text, its JSON', () => {
    const node = detail.changes.items[0].value;
    assert.deepEqual(
      inspector.answer(lines, { ask: 'level', line: 1, path: node.path, from: 0 }).nodes.map(({ key }) => key),
      ['sku', 'qty'],
    );
    assert.equal(inspector.answer(lines, { ask: 'json', line: 1, path: [...node.path, 'qty'] }), '2');
    assert.equal(inspector.answer(lines, { ask: 'text', line: 0, path: ['name'] }), 'cart.add');
    assert.equal(inspector.answer(lines, { ask: 'raw' }), lines.join('\n'));
  });
  test('of a diff gives many changes in steps', () => {
    const changes = Array.from({ length: 250 }, (_, index) => ({ op: 'add', path: `/${index}`, value: index }));
    const diff = [diffLine(9, 8, changes)];
    const { total, items } = inspector.answer(diff, { ask: 'detail' }).changes;
    assert.deepEqual([total, items.length], [250, LIMITS.pageItems]);
    assert.equal(inspector.answer(diff, { ask: 'changes', from: 200 }).items[0].path, '/200');
  });
  test('shows a state that came in the place of changes', () => {
    const { changes, whole } = inspector.answer([lineOf(17), lineOf(18)], { ask: 'detail' });
    assert.deepEqual([changes, whole.path, whole.line], [null, ['state'], 1]);
  });
  test('tells which action caused it', () => {
    assert.equal(inspector.answer([lineOf(7)], { ask: 'detail' }).cause, 6);
  });
  test('of a broken line has the line, and of a lost row nothing', () => {
    const { root, raw } = inspector.answer(['{oops'], { ask: 'detail' });
    assert.deepEqual([root, raw], [null, ['{oops']]);
    assert.equal(inspector.answer([], { ask: 'detail' }), null);
  });
  test('cuts long raw lines until they are asked for', () => {
    const long = JSON.stringify({ kind: 'mark', seq: 1, text: 'x'.repeat(LIMITS.rawChars) });
    const { raw, rawLength } = inspector.answer([long], { ask: 'detail' });
    assert.deepEqual([raw[0].length, rawLength], [LIMITS.rawChars, long.length]);
  });
  test('of every line of the session can be made', () => {
    for (const line of SESSION) assert.equal(inspector.answer([line], { ask: 'detail' }).raw.length, 1);
  });
});

describe('the state of the page', () => {
  const session = new Session();
  session.receive(SESSION.join('\n'), 0);
  const batch = session.take();
  const lines = session.journal.entry(1)?.lines ?? [];
  const inspector = new Inspector();

  /** Does what the page does with messages, the worker's answers included. */
  function after(...messages) {
    let state = initialState();
    for (const message of [{ type: 'batch', batch, now: 5000 }, ...messages]) {
      const before = state;
      state = reduce(state, message);
      const question = questionFor(before, state, message);
      if (question === null) continue;
      state = reduce(state, {
        type: 'answer',
        id: state.selected,
        question,
        answer: inspector.answer(lines, question),
      });
    }
    return state;
  }

  const select = { type: 'select', id: 1 };
  test('is the same object when a message changes nothing', () => {
    const state = initialState();
    assert.equal(reduce(state, { type: 'filter', text: '' }), state);
    assert.equal(reduce(state, { type: 'retry' }), state);
    assert.equal(reduce(state, { type: 'answer', id: 7, question: { ask: 'detail' }, answer: {} }), state);
  });
  test('has the detail of what is selected', () => {
    const { detail, detailOpen } = after({ ...select, open: true });
    assert.deepEqual([detail?.id, detail?.facts?.label, detail?.levels.size, detailOpen], [1, 'Action', 3, true]);
  });
  test('opens, closes and opens a node, and asks for it once', () => {
    const { nodes } = after(select).detail?.levels.values().next().value ?? { nodes: [] };
    const toggle = { type: 'toggle', node: nodes[0] };
    const closed = after(select, toggle);
    assert.deepEqual([...(closed.detail?.closed ?? [])], [nodes[0].id]);
    assert.equal(questionFor(closed, closed, toggle), null);
    assert.equal(after(select, toggle, toggle).detail?.closed.size, 0);
  });
  test('keeps what was opened when the diff of the action comes', () => {
    const node = after(select).detail?.facts?.changes?.items[0].value;
    const opened = after(select, { type: 'toggle', node });
    assert.ok(opened.detail?.levels.has(node.id));
    const changed = { ...batch, rows: [], changed: [{ row: opened.rows.byId(1), shown: true }] };
    const again = after(select, { type: 'toggle', node }, { type: 'batch', batch: changed, now: 0 });
    assert.ok(again.detail?.levels.has(node.id));
  });
  test('says of an empty list that nothing matches, that it was cleared, and that it is paused', () => {
    const clear = { type: 'batch', batch: { ...batch, rows: [], cleared: true }, now: 0 };
    const nothing = { type: 'batch', batch: { ...batch, rows: [], filtered: [] }, now: 0 };
    const pause = { type: 'pause' };
    assert.deepEqual(
      [after(), after(nothing), after(clear), after(clear, pause), reduce(initialState(), pause)].map(emptyText),
      [
        '',
        'No event matches the filter.',
        'Cleared. New events appear here.',
        'Cleared, and paused: new events appear here when you go on.',
        'Paused: new events appear here when you go on.',
      ],
    );
    assert.equal(emptyText(initialState()), '');
  });
  test('forgets the selection when the list is emptied', () => {
    const { selected, detail } = after(select, { type: 'batch', batch: { ...batch, rows: [], cleared: true }, now: 0 });
    assert.deepEqual([selected, detail], [null, null]);
  });
  test('shows a calm lag', () => {
    const soon = { ...batch, rows: [], counts: { ...batch.counts, lag: 99 } };
    assert.notEqual(after({ type: 'batch', batch: soon, now: 5500 }).lag, 99);
    assert.equal(after({ type: 'batch', batch: soon, now: 6000 }).lag, 99);
  });
});
