import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LIMITS } from '../../web/model/limits.js';
import { cut, preview } from '../../web/model/preview.js';
import { levelOf, nodeOf } from '../../web/model/tree.js';
import { meaningOf, readableKey, sizeOf, valueAt } from '../../web/model/value.js';
import { visible } from '../../web/model/visible.js';
import { lineOf } from './fixture.js';

describe('a value', () => {
  const leaves = [
    ['text', 'string', 'text', ''],
    [7, 'number', '7', ''],
    [-0, 'number', '-0', ''],
    [true, 'boolean', 'true', ''],
    [null, 'null', 'null', ''],
    [{ $int: '9223372036854775807' }, 'number', '9223372036854775807', ''],
    [{ $decimal: '1.10' }, 'number', '1.10', 'decimal'],
    [{ $float: 'nan' }, 'number', 'NaN', ''],
    [{ $float: '-inf' }, 'number', '−∞', ''],
    [{ $data: { bytes: 1, base64: 'AA==' } }, 'data', 'AA==', '1 byte'],
    [{ $hidden: 'card' }, 'hidden', 'hidden by card', ''],
    [{ $ref: 'Order' }, 'ref', '↑ Order', 'already above'],
    [{ $opaque: '() -> ()' }, 'opaque', '() -> ()', ''],
    [{ $error: 'Reason' }, 'opaque', 'Reason', 'not encoded'],
    [{ $some: null }, 'null', 'null', 'some'],
    [{ $some: { $some: null } }, 'null', 'null', 'some, some'],
    [{ $cut: { kept: 'abc', of: 9000 } }, 'string', 'abc', 'cut, 9000 in all'],
  ];
  for (const [value, type, text, note] of leaves) {
    test(`${JSON.stringify(value)} is shown as ${text}`, () => {
      const meaning = meaningOf(value);
      assert.deepEqual([meaning.type, meaning.text, meaning.note], [type, text, note]);
    });
  }
  const containers = [
    [{ a: 1, b: 2 }, 'object', 2],
    [[1, 2, 3], 'array', 3],
    [{ $set: [1, 2] }, 'set', 2],
    [{ $cut: { kept: [1, 2], of: 5000 } }, 'array', 2],
    [{ $unheardOf: 1 }, 'object', 1],
    [{ $$int: '7' }, 'object', 1],
    [{ $int: '7', $hidden: 'x' }, 'object', 2],
  ];
  for (const [value, type, size] of containers) {
    test(`${JSON.stringify(value)} is a container of ${size}`, () => {
      const meaning = meaningOf(value);
      assert.deepEqual([meaning.type, sizeOf(meaning)], [type, size]);
    });
  }
  test('whose type inherits from everything is not looked up in what it inherits', () => {
    assert.equal(valueAt({}, ['constructor']), undefined);
    assert.equal(meaningOf(JSON.parse('{"__proto__":{"x":1}}')).type, 'object');
  });
  test('key that began with a dollar is read as it was', () => {
    assert.deepEqual(['$$int', 'plain', 0].map(readableKey), ['$int', 'plain', '0']);
  });
});

describe('a preview', () => {
  const cases = [
    [{ sku: 'A-1', qty: 2 }, 'sku: "A-1", qty: 2'],
    ['text', '"text"'],
    [[1, [2, { a: null }]], '[1, [2, {a: null}]]'],
    [{}, ''],
    [
      { card: { $hidden: 'card' }, big: { $int: '9223372036854775807' } },
      'card: ‹hidden by card›, big: 9223372036854775807',
    ],
    [[[[[[[1]]]]]], '[[[[[…]]]]]'],
  ];
  for (const [value, text] of cases) {
    test(`of ${JSON.stringify(value)}`, () => assert.equal(preview(value), text));
  }
  test('of something large is short', () => {
    const large = Array.from({ length: 100_000 }, (_, index) => ({ index, text: 'x'.repeat(500) }));
    assert.ok(preview(large).length < 2 * LIMITS.previewChars);
  });
  test('does not cut a character in two', () => assert.equal(cut('ab🛒', 3), 'ab…'));
});

describe('a tree', () => {
  const state = JSON.parse(lineOf(1)).state;
  test('has a level of named nodes', () => {
    const { nodes, total } = levelOf(state, 0, ['state'], 0);
    assert.equal(total, Object.keys(state).length);
    assert.deepEqual(
      nodes.map(({ key, text }) => `${key}: ${text}`),
      ['items: [{sku: "A-1", qty: 1}]', 'note: gift', 'coupon: null', 'total: 19.90', 'paid: false'],
    );
  });
  test('knows the way to each node, through tags too', () => {
    const value = { tags: { $set: ['a', { $$b: 1 }] } };
    const [tags] = levelOf(value, 0, ['action'], 0).nodes;
    const [, second] = levelOf(value.tags, 0, tags.path, 0).nodes;
    assert.deepEqual(second.path, ['action', 'tags', '$set', 1]);
    assert.equal(valueAt({ action: value }, second.path), value.tags.$set[1]);
    assert.equal(levelOf(value.tags.$set[1], 0, second.path, 0).nodes[0].key, '$b');
  });
  test('gives long arrays in steps', () => {
    const { nodes, total } = levelOf(
      Array.from({ length: 250 }, (_, index) => index),
      0,
      [],
      200,
    );
    assert.deepEqual([nodes.length, nodes[0].key, total], [50, '200', 250]);
  });
  test('cuts long text and says how long it is', () => {
    const node = nodeOf('x'.repeat(5000), 0, []);
    assert.deepEqual([node.text.length, node.length], [LIMITS.stringChars + 1, 5000]);
    assert.equal(nodeOf('short', 0, []).length, 0);
  });
});

test('what cannot be seen, or turns text around, is written out', () => {
  assert.equal(visible('a\u0007b\u001b[31m\u202Ec\u009f\n\td'), 'a\\u{7}b\\u{1b}[31m\\u{202e}c\\u{9f}\n\td');
});
