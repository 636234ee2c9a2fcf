import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { backoff } from '../../web/model/backoff.js';
import { INITIAL, step } from '../../web/model/link.js';
import { statusOf } from '../../web/model/status.js';
import { SESSION } from './fixture.js';

const HELLO = JSON.parse(SESSION[0]);

/** Takes a link through events; the clock stands at the number before each. @param {[number, object][]} events */
function after(events, from = INITIAL) {
  let link = from;
  let effects = [];
  for (const [now, event] of events) [link, effects] = step(link, event, now, 0.5);
  return { link, effects };
}

const due = { type: 'due' };
const hello = (fields = {}) => ({ type: 'hello', fields: { ...HELLO, ...fields } });
const closed = (code = 1006, reason = '') => ({ type: 'closed', code, reason });
const answered = (status, text = '') => ({ type: 'answered', status, text });
const seen = (last, run = HELLO.run) => ({ type: 'seen', run, last });

/** @param {import('../../web/model/link.js').Link} link */
const status = (link, now = 0, page = {}) => statusOf(link, { paused: false, waiting: 0, lag: null, ...page }, now);

describe('waiting to try again', () => {
  test('doubles up to ten seconds', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 6, 60].map((attempt) => backoff(attempt, 1)),
      [400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000],
    );
  });
  test('leaves half to chance', () => assert.deepEqual([backoff(1, 0), backoff(1, 0.5)], [400, 600]));
});

describe('a connection', () => {
  test('asks for everything at first', () => {
    const { link, effects } = after([[0, due]]);
    assert.deepEqual(effects, [{ type: 'connect', since: 0 }]);
    assert.equal(status(link).text, 'connecting…');
  });
  test('is live with the hello', () => {
    const { link } = after([
      [0, due],
      [5, hello()],
    ]);
    assert.deepEqual([link.hello?.service, status(link).name], ['checkout', 'live']);
  });
  test('that breaks is tried again, after the last number', () => {
    const { link, effects } = after([
      [0, due],
      [0, hello()],
      [1000, seen(42)],
      [9000, closed()],
    ]);
    assert.deepEqual(effects, [{ type: 'wait', ms: 300 }]);
    assert.deepEqual([status(link, 9000).name, status(link, 9000).text], ['reconnecting', 'reconnecting in 1 s']);
    assert.deepEqual(after([[9300, due]], link).effects, [{ type: 'connect', since: 42 }]);
  });
  test('is tried ever more slowly, and soon again once it was good', () => {
    const { link, effects } = after([
      [0, due],
      [0, closed()],
      [1, due],
      [1, closed()],
    ]);
    assert.deepEqual(effects, [{ type: 'wait', ms: 600 }]);
    const good = after(
      [
        [700, due],
        [700, hello()],
        [7000, closed()],
      ],
      link,
    );
    assert.deepEqual(good.effects, [{ type: 'wait', ms: 300 }]);
  });
  test('that lives but briefly does not count as good', () => {
    const { effects } = after([
      [0, due],
      [0, closed()],
      [1, due],
      [1, hello()],
      [2, closed()],
    ]);
    assert.deepEqual(effects, [{ type: 'wait', ms: 600 }]);
  });
  test('of another run that is not yet past the number goes on', () => {
    const { link, effects } = after([
      [0, due],
      [0, hello()],
      [0, seen(42)],
      [0, closed()],
      [300, due],
      [300, hello({ run: 'next', last: 3 })],
    ]);
    assert.deepEqual([link.phase, link.last, link.hello?.run, effects], ['live', 0, 'next', []]);
  });
  test('of another run that is past the number is made anew, for its beginning', () => {
    const { link, effects } = after([
      [0, due],
      [0, hello()],
      [0, seen(42)],
      [0, closed()],
      [300, due],
      [300, hello({ run: 'next', last: 42 })],
    ]);
    assert.deepEqual([link.phase, effects], ['connecting', [{ type: 'connect', since: 0 }]]);
    assert.equal(after([[310, hello({ run: 'next', last: 50 })]], link).link.phase, 'live');
  });
  test('is not told about numbers of another run', () => {
    const { link } = after([
      [0, due],
      [0, hello()],
      [0, seen(9)],
      [0, seen(99, 'older')],
      [0, seen(4)],
    ]);
    assert.equal(link.last, 9);
  });
  test('that the service ended is told as ended, also when goodbye is read later than the close', () => {
    const { link } = after([
      [0, due],
      [0, hello()],
      [6000, closed(1001)],
      [6001, { type: 'goodbye', reason: 'deploy' }],
    ]);
    const { name, text, more } = status(link, 6001);
    assert.deepEqual([name, text, more], ['ended', 'ended · trying in 1 s', 'The service said goodbye: deploy.']);
    const again = after(
      [
        [7000, due],
        [7000, hello()],
      ],
      link,
    );
    assert.equal(status(again.link).name, 'live');
  });
  test('of another protocol is refused, left, and tried rarely', () => {
    const { link, effects } = after([
      [0, due],
      [0, hello({ protocol: 2 })],
    ]);
    assert.deepEqual(effects, [{ type: 'close' }, { type: 'wait', ms: 30_000 }]);
    const { name, more } = status(link);
    assert.deepEqual([name, more], ['refused', 'Refused: the service speaks protocol 2, this page 1; reload it.']);
  });
  for (const fields of [null, 'x', { kind: 'action' }, []]) {
    test(`that begins with ${JSON.stringify(fields)} is refused`, () => {
      const { link } = after([
        [0, due],
        [0, { type: 'hello', fields }],
      ]);
      assert.equal(link.refusal, 'this is not a RemoteLogger stream');
    });
  }
  test('that is closed for a reason is refused with it', () => {
    const { link } = after([
      [0, due],
      [0, hello()],
      [0, closed(1008, 'too many commands')],
    ]);
    assert.equal(status(link).more, 'Refused: the service closed the connection: too many commands.');
  });
  test('that never opens is asked about over HTTP, and the answer believed', () => {
    const full = 'all 64 connections are in use; close one or try again later';
    const silent = [0, 1, 2].flatMap((now) => [
      [now, due],
      [now, closed()],
    ]);
    const { link, effects } = after(silent);
    assert.deepEqual(effects[1], { type: 'probe' });
    assert.equal(status(after([[3, answered(503, 'no upstream')]], link).link).name, 'reconnecting');
    const { name, more } = status(after([[3, answered(503, `${full}\n`)]], link).link);
    assert.deepEqual([name, more], ['refused', `Refused: ${full}.`]);
    assert.equal(status(after([[3, answered(401)]], link).link).name, 'refused');
  });
  test('that nobody reads any more is left for good', () => {
    const { link, effects } = after([
      [0, due],
      [0, hello()],
      [1, { type: 'failed' }],
    ]);
    assert.deepEqual(effects, [{ type: 'close' }]);
    const { name, text, more, canRetry } = status(link);
    assert.deepEqual(
      [name, text, more, canRetry],
      ['refused', 'refused · reload', 'Refused: the page has failed; reload it.', false],
    );
    assert.deepEqual(step(link, due, 1, 0), [link, []]);
  });
  test('is not opened twice', () => {
    const { link } = after([[0, due]]);
    assert.deepEqual(step(link, due, 1, 0), [link, []]);
  });
});

describe('a goodbye', () => {
  for (const reason of ['', 'the service stops']) {
    test(`for the reason "${reason}" is only that`, () => {
      const { link } = after([
        [0, { type: 'goodbye', reason }],
        [0, closed(1001)],
      ]);
      assert.equal(status(link).more, 'The service said goodbye.');
    });
  }
});

describe('the status', () => {
  const { link } = after([
    [0, due],
    [0, hello()],
  ]);
  test('shows lag', () => assert.equal(status(link, 0, { lag: 12.4 }).text, 'live · lag 12 ms'));
  test('shows how many wait', () => {
    const { name, text } = status(link, 0, { paused: true, waiting: 1234 });
    assert.deepEqual([name, text], ['paused', 'paused · 1,234 waiting']);
  });
  test('does not call a broken connection paused', () => {
    const { link: broken } = after([[0, closed()]], link);
    const { name, text } = status(broken, 0, { paused: true, waiting: 2 });
    assert.deepEqual([name, text], ['reconnecting', 'reconnecting in 1 s · 2 waiting']);
  });
});
