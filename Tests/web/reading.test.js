import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readEvent } from '../../web/model/event.js';
import { parseExact } from '../../web/model/json.js';
import { splitLines } from '../../web/model/lines.js';
import { lineOf, SESSION } from './fixture.js';

describe('lines of a message', () => {
  test('are what stands between line feeds', () => assert.deepEqual(splitLines('a\nb\nc'), ['a', 'b', 'c']));
  test('may end with a line feed, or come from a system that ends lines with two characters', () =>
    assert.deepEqual(splitLines('a\r\n\nb\n'), ['a', 'b']));
  test('are none in an empty message', () => assert.deepEqual(splitLines(''), []));
});

describe('JSON', () => {
  const exact = [
    ['9007199254740993', { $int: '9007199254740993' }],
    ['-9223372036854775808', { $int: '-9223372036854775808' }],
    ['[1,18446744073709551615]', [1, { $int: '18446744073709551615' }]],
    ['{"n":{"m":12345678901234567890}}', { n: { m: { $int: '12345678901234567890' } } }],
    ['9007199254740991', 9007199254740991],
    ['0.12345678901234567', Number('0.12345678901234567')],
    ['1234567890123456789e3', Number('1234567890123456789e3')],
    ['"12345678901234567890"', '12345678901234567890'],
    ['"a\\"12345678901234567890\\\\"', 'a"12345678901234567890\\'],
    ['{"12345678901234567890\\"":1}', { '12345678901234567890"': 1 }],
  ];
  for (const [text, value] of exact) {
    test(`${text} is not rounded and not mistaken`, () => assert.deepEqual(parseExact(text), value));
  }
  for (const text of [
    '012345678901234567',
    '"12345678901234567',
    '12345678901234567 8',
    '-',
    '{"a":12345678901234567',
  ]) {
    test(`${text} stays an error`, () => assert.throws(() => parseExact(text), SyntaxError));
  }
});

describe('an event', () => {
  test('of each line of the session is readable', () => {
    assert.deepEqual(
      SESSION.map(readEvent).filter(({ fault }) => fault !== ''),
      [],
    );
  });
  test('has its kind, number and fields', () => {
    const { kind, seq, fields, fault } = readEvent(lineOf(2));
    assert.deepEqual([kind, seq, fields.name, fault], ['action', 2, 'cart.add', '']);
  });
  test('of an unknown kind is taken as it is', () => {
    const { kind, seq, fault } = readEvent('{"kind":"weather","sky":"blue"}');
    assert.deepEqual([kind, seq, fault], ['weather', 0, '']);
  });
  const broken = [
    ['[1]', 'not a JSON object'],
    ['null', 'not a JSON object'],
    ['12345678901234567890', 'no kind'],
    ['{"seq":1}', 'no kind'],
    ['{"kind":7}', 'no kind'],
    ['{"kind":"action"}', 'action without seq'],
    ['{"kind":"diff","seq":-1}', 'diff without seq'],
    ['{"kind":"gap","from":9,"to":3}', 'gap without from and to'],
  ];
  for (const [line, fault] of broken) {
    test(`${line} is unreadable: ${fault}`, () => {
      assert.deepEqual(readEvent(line), { kind: 'unreadable', seq: 0, fields: {}, fault });
    });
  }
  test('cut off in the middle is unreadable, and says why', () => {
    const { kind, fault } = readEvent(lineOf(2).slice(0, 40));
    assert.equal(kind, 'unreadable');
    assert.match(fault, /JSON/);
  });
});
