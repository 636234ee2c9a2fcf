import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Page } from './chromium.mjs';
import { freePort, Relay, Service } from './service.mjs';

const total = `Number(document.querySelector('#count').dataset.total)`;
const state = `document.querySelector('#status').dataset.state`;
const rows = `[...document.querySelectorAll('#events [role=row][data-seq]')]`;

describe('the viewer in a browser, against a real service', { timeout: 180_000 }, () => {
  let page;
  let port;
  let service;

  before(async () => {
    port = await freePort();
    service = await Service.start('SystemMonitor', port, '--interval', '0.2');
    page = await Page.open();
    await page.goto(`http://127.0.0.1:${port}/`);
  });

  after(async () => {
    await page?.close();
    await service?.stop();
  });

  test('events appear as they happen', async () => {
    await page.until(`${state} === 'live' && ${total} > 3`);
    const first = await page.evaluate(total);
    await page.until(`${total} > ${first}`);
    assert.ok((await page.evaluate(`${rows}.length`)) > 0);
  });

  test('only the rows in sight are in the page', async () => {
    assert.ok((await page.evaluate(`${rows}.length`)) < 120);
  });

  test('a selected event shows its action, its changes and its line', async () => {
    const selected = `document.querySelector('#events [role=row][aria-selected=true]')`;
    await page.press('Home');
    await page.until(`${selected}?.dataset.seq === '1'`);
    let seq = '1';
    while (!(await page.evaluate(`${selected}?.textContent.includes('ticked')`))) {
      await page.press('ArrowDown');
      await page.until(`(${selected}?.dataset.seq ?? '${seq}') !== '${seq}'`);
      seq = await page.evaluate(`${selected}.dataset.seq`);
    }
    await page.until(`document.querySelector('#detail').textContent.includes('#${seq}')`);
    const tabs = await page.evaluate(
      `[...document.querySelectorAll('#detail [role=tab]')].map((tab) => tab.textContent)`,
    );
    assert.deepEqual(
      tabs.map((tab) => tab.replace(/[^A-Za-z]/g, '')),
      ['Action', 'Changes', 'Raw'],
    );
    await page.evaluate(`[...document.querySelectorAll('#detail [role=tab]')][1].click()`);
    await page.until(`document.querySelector('#detail').textContent.includes('/clock/ticks')`);
    await page.evaluate(`[...document.querySelectorAll('#detail [role=tab]')].at(-1).click()`);
    await page.until(`document.querySelector('#detail').textContent.includes('"seq":${seq}')`);
  });

  test('a filter leaves the rows that hold its words', async () => {
    await page.press('/');
    await page.type('kind":"snapshot');
    await page.until(`${rows}.length > 0 && ${rows}.length < 10`);
    await page.evaluate(`(() => {
      const filter = document.querySelector('#filter');
      filter.value = '';
      filter.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await page.press('Escape');
    await page.until(`${rows}.length > 10`);
  });

  test('while paused the list stands still, and goes on afterwards without a loss', async () => {
    await page.click('#pause');
    await page.until(`${state} === 'paused'`);
    const shown = await page.evaluate(total);
    await page.until(`/[1-9]/.test(document.querySelector('#status').textContent)`);
    assert.equal(await page.evaluate(total), shown);
    await page.click('#pause');
    await page.until(`${state} === 'live' && ${total} > ${shown}`);
  });

  test('a service that ends says goodbye, and one that starts again is followed without being asked', async () => {
    assert.equal(await service.stop('SIGINT'), 0);
    await page.until(`${state} === 'ended' || ${state} === 'reconnecting'`);
    const before = await page.evaluate(total);
    service = await Service.start('SystemMonitor', port, '--interval', '0.2');
    await page.until(`${state} === 'live' && ${total} > ${before}`, 30);
  });

  test('it is usable at the width of a phone, and dark where the system is', async () => {
    await page.prefer('dark');
    await page.resize(360, 740);
    await page.until(`document.documentElement.scrollWidth <= 360`);
    const background = await page.evaluate(`getComputedStyle(document.body).backgroundColor`);
    const [red, green, blue] = background.match(/\d+/g).map(Number);
    assert.ok(red + green + blue < 200, background);
    await page.resize(1280, 800);
    await page.prefer('light');
  });

  test('nothing was written to the console and no policy was violated', () => {
    assert.deepEqual(page.complaints, []);
  });
});

describe('a viewer whose connection breaks', { timeout: 180_000 }, () => {
  test('resumes after its last number, with every event once', async () => {
    const port = await freePort();
    const service = await Service.start('LoadGenerator', port, '--rate', '200', '--seconds', '120');
    const relay = await Relay.start(port);
    const page = await Page.open();
    try {
      await page.goto(`http://127.0.0.1:${relay.port}/`);
      for (let round = 1; round <= 3; round++) {
        const shown = await page.evaluate(total);
        await page.until(`${state} === 'live' && ${total} > ${shown} + 100`, 30);
        relay.break();
        await page.until(`${state} !== 'live'`);
      }
      await page.until(`${state} === 'live'`, 30);
      const lines = page.messages.flatMap((message) => message.split('\n')).map((line) => JSON.parse(line));
      assert.ok(lines.filter((line) => line.kind === 'hello').length > 3);
      const numbers = lines.filter((line) => line.seq !== undefined).map((line) => line.seq);
      assert.deepEqual(
        numbers,
        numbers.map((_, index) => index + 1),
      );
    } finally {
      await page.close();
      relay.stop();
      await service.stop();
    }
  });
});

describe('the viewer under load', { timeout: 180_000 }, () => {
  test('twenty thousand events are held, scrolled and complete', async () => {
    const port = await freePort();
    const service = await Service.start('LoadGenerator', port, '--rate', '5000', '--rows', '20', '--seconds', '60');
    const page = await Page.open();
    try {
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.until(`${total} >= 20000`, 60);
      await page.click('#pause');
      await page.press('Home');
      await page.until(`${rows}.length > 0`);
      const selected = `document.querySelector('#events [role=row][aria-selected=true]')`;
      await page.until(`${selected}?.dataset.seq === '1'`);
      const numbers = await page.evaluate(`${rows}.map((row) => Number(row.dataset.seq))`);
      assert.ok(numbers.length > 10);
      // The snapshot is number 1; then every row is an action together with the change that follows it.
      assert.deepEqual(
        numbers,
        numbers.map((_, index) => (index === 0 ? 1 : 2 * index)),
      );
      await page.press('End');
      await page.until(`Number(${selected}?.dataset.seq) > 15_000`);
      assert.deepEqual(page.complaints, []);
    } finally {
      await page.close();
      await service.stop();
    }
  });
});
