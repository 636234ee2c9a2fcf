import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readEvent } from '../../web/model/event.js';
import { CHANGES, payload, rowOf, shownText, whatOf } from '../../web/model/row.js';
import { lineOf, SESSION } from './fixture.js';

/** @param {string} line */
const row = (line) => rowOf(readEvent(line), line, 5, 2);

describe('a row', () => {
  test('of an action has its name, what it carries, where it came from and when', () => {
    assert.deepEqual(row(lineOf(2)), {
      id: 5,
      section: 2,
      kind: 'action',
      seq: 2,
      time: Date.parse('2026-11-30T17:28:41.123Z') + 0.456,
      mono: 1123456,
      store: 'cart',
      name: 'cart.add',
      preview: 'sku: "B-7", qty: 2',
      source: 'Shop/Cart.swift:42',
      level: '',
      events: 1,
      changes: CHANGES.unknown,
    });
  });
  test('of an action without a payload repeats nothing', () => assert.equal(row(lineOf(4)).preview, ''));
  test('of a diff of its own says where from, what and how many', () => {
    const line = JSON.stringify({ ...JSON.parse(lineOf(3)), of: undefined });
    const { name, preview, changes } = row(line);
    assert.deepEqual([name, preview, changes], ['changes without an action', '/items/1  /total  /note', 3]);
  });
  test('of a diff whose action is not held is named after it', () => {
    assert.equal(row(lineOf(3)).name, 'changes of #2');
  });
  test('of a diff that was not compared to the end says so', () => {
    const line = JSON.stringify({ ...JSON.parse(lineOf(3)), changes: [], uncompared: 'time' });
    assert.deepEqual([row(line).preview, row(line).changes], ['not compared: time', CHANGES.partial]);
  });
  test('of a diff that a printer wrote without an action is a printed change', () => {
    const line = JSON.stringify({ ...JSON.parse(lineOf(3)), of: undefined, changes: undefined, text: '- a\n+ b' });
    assert.deepEqual([row(line).name, row(line).preview], ['printed change', '- a + b']);
  });
  test('is told in words as its event column shows it', () => {
    assert.equal(whatOf(row(lineOf(14))), 'warning payment is slow ms: 812');
    assert.equal(whatOf(row(lineOf(4))), 'cart.touch');
  });
  test('is found by what any of its columns shows', () => {
    const expected = '#2 cart cart.add sku: "B-7", qty: 2 Shop/Cart.swift:42 Shop/Cart:42';
    assert.equal(shownText(row(lineOf(2))), expected);
  });
  test('stands for an event only where there is one', () => {
    const events = ['{"kind":"goodbye"}', '{"kind":"run"}', '{"kind":"gap","from":2,"to":3}', '{oops', lineOf(2)];
    assert.deepEqual(
      events.map((line) => row(line).events),
      [0, 0, 0, 0, 1],
    );
  });
  test('of a message has its level and text', () => {
    const { level, name, preview, store } = row(lineOf(14));
    assert.deepEqual([level, name, preview, store], ['warning', 'payment is slow', 'ms: 812', 'ops']);
  });
  test('of a gap names the range, the reason and how many', () => {
    const { name, seq } = row(SESSION.find((line) => line.includes('"gap"')) ?? '');
    assert.deepEqual([name, seq], ['#10–#13 missing: overload (4 events)', 10]);
  });
  test('of a goodbye has a reason that says more', () => {
    assert.equal(row(SESSION.at(-1) ?? '').name, 'the service said goodbye');
    assert.equal(row('{"kind":"goodbye","reason":"deploy"}').name, 'the service said goodbye: deploy');
  });
  test('of a printer has the text in one line', () => {
    const line = JSON.stringify({ ...JSON.parse(lineOf(2)), name: '', action: undefined, text: '\n🕹 a\n🎪 b' });
    assert.equal(row(line).preview, '🕹 a 🎪 b');
  });
  test('of a broken line shows the line', () => {
    const { kind, name, preview } = row('{"kind":}');
    assert.equal(kind, 'unreadable');
    assert.match(name, /^unreadable line: .*JSON/);
    assert.equal(preview, '{"kind":}');
  });
  test('of fields with the wrong types is still a row', () => {
    const line = '{"kind":"action","seq":1,"time":5,"mono":"x","store":{},"name":[],"source":7,"action":null}';
    const { time, mono, store, name, source } = row(line);
    assert.deepEqual([time, mono, store, name, source], [Number.NaN, -1, '', '', '']);
  });
  test('of every line of the session can be made', () => {
    for (const line of SESSION) assert.equal(typeof row(line).name, 'string');
  });
});

describe('what an action carries', () => {
  const cases = [
    ['cart.add', { cart: { add: { qty: 2 } } }, { qty: 2 }],
    ['cart.touch', { cart: 'touch' }, {}],
    ['logOut', 'logOut', {}],
    ['cart.add', { qty: 2 }, { qty: 2 }],
    ['cart.add', { cart: { add: 1, other: 2 } }, { add: 1, other: 2 }],
    ['search.query', { search: { query: 'shoes' } }, 'shoes'],
    ['', { a: 1 }, { a: 1 }],
  ];
  for (const [name, action, expected] of cases) {
    test(`${JSON.stringify(action)} as ${name}`, () => assert.deepEqual(payload(name, action), expected));
  }
});
