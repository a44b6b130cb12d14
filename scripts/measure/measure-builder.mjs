// Measures the builder with 500 components on one screen in a real browser: from keystroke to painted preview, longest
// task during a drag, and duration of add, move, delete and undo. Load delays everything, so processor time is printed
// too. `node scripts/measure/measure-builder.mjs [--keys 60]`, also part of `npm run bench -- builder`
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { callOrThrow } from '../resilience/http-call.mjs';
import { launchBrowser, percentile, startMeasured } from './measured-server.mjs';

const goals = { keyMs: 50, taskMs: 50, openMs: 1000, changeMs: 30 };
const { values } = parseArgs({ options: { keys: { type: 'string', default: '60' } } });
const { server, linkUrl, tenant, stop } = await startMeasured();
const browser = await launchBrowser();

const letters = (index) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const components = Array.from({ length: 500 }, (_, index) => ({
  reference: `Input_${index}`,
  itemType: 'Input',
  props: { label: `Field ${index}`, name: `field${letters(index)}` },
}));
const screens = [
  {
    reference: 'Screen_a',
    props: { screenName: 'Everything' },
    module: { reference: 'FormModule_a', type: 'FormModule', props: { components } },
  },
];
await callOrThrow(`${server.url}/developer/v1/winkSites?mode=SANDBOX`, {
  method: 'POST',
  authorization: tenant.developer,
  body: { name: 'Large', type: 'LOWCODE', winkSiteTemplate: { scenes: [{ screens }] } },
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(watchTasks);
await page.addInitScript((stored) => {
  if (window === top) Object.assign(localStorage, stored);
}, tenant.stored);
const canvas = page.getByRole('list', { name: 'Components of Everything' });
const part = canvas.getByRole('button', { name: 'Input Field 3', exact: true });

const { openMs, openCpuMs } = await openBuilder();
const keyMs = await typeKeys(Number(values.keys));
let taskMs = 0;
const taskCpuMs = await cpuOfTasks(async () => {
  taskMs = await drag();
});
const changeMs = await changeAndUndo(10);
console.log(`the builder with 500 components on one screen; load of the machine ${loadavg()[0].toFixed(1)}`);
const lines = [
  ['opened, from the list', openMs, goals.openMs],
  ['opened, from the list, processor of the pages', openCpuMs, null],
  ['keystroke to painted preview, p50', percentile(keyMs, 0.5), null],
  ['keystroke to painted preview, p95', percentile(keyMs, 0.95), goals.keyMs],
  ['longest task while dragging', taskMs, goals.taskMs],
  ['longest task while dragging, processor', taskCpuMs, null],
  ['add, move, undo and delete until drawn, p95', percentile(changeMs, 0.95), goals.changeMs],
];
for (const [name, ms, goal] of lines) {
  console.log(`  ${name}: ${Math.round(ms)} ms${goal === null ? '' : ` (goal ${goal})`}`);
  if (goal !== null && ms > goal) {
    console.log(`MISSED ${name}`);
    process.exitCode = 1;
  }
}
await browser.close();
await stop();

/** From the click in the list until the last component is on the canvas. */
async function openBuilder() {
  await page.goto(`${server.url}/link/winkSite`);
  const edit = page.getByRole('button', { name: 'Edit Site: Large' });
  await edit.waitFor();
  await page.waitForLoadState('networkidle');
  const cpuBeforeMs = await pagesCpuMs();
  const startedAt = performance.now();
  await edit.click();
  await part.waitFor();
  const openMs = performance.now() - startedAt;
  return { openMs, openCpuMs: (await pagesCpuMs()) - cpuBeforeMs };
}

/** Keystrokes and frame paints on one clock. */
async function typeKeys(count) {
  await part.click();
  const label = page.getByRole('region', { name: 'Properties' }).getByLabel(/^Display Label/);
  await label.focus();
  const frame = await previewFrame();
  await frame.waitForSelector('[data-part="Input_3"]');
  await page.waitForTimeout(1000);
  await frame.evaluate(() => {
    globalThis.paints = [];
    const target = document.querySelector('[data-part="Input_3"]');
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => globalThis.paints.push(performance.timeOrigin + performance.now());
        port1.postMessage(null);
      }),
    ).observe(target, { subtree: true, childList: true, characterData: true });
  });
  await page.evaluate(() => {
    globalThis.keys = [];
    addEventListener('keydown', () => globalThis.keys.push(performance.timeOrigin + performance.now()), true);
  });
  for (let key = 0; key < count; key++) {
    await page.keyboard.press('x');
    await frame.waitForFunction((wanted) => globalThis.paints.length >= wanted, key + 1, { polling: 5, timeout: 5000 });
  }
  const keys = await page.evaluate(() => globalThis.keys);
  const paints = await frame.evaluate(() => globalThis.paints);
  return keys.map((at, index) => paints[index] - at);
}

/** The frame of the preview, once it has its address. Not `networkidle`: the builder keeps an event stream open. */
async function previewFrame() {
  const find = () => page.frames().find((frame) => frame.url().startsWith(linkUrl));
  while (!find()) await page.waitForEvent('framenavigated');
  return find();
}

/** Drags over the canvas and back in small steps. */
async function drag() {
  const box = await canvas.getByRole('button', { name: 'Input Field 4', exact: true }).boundingBox();
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 0; step < 80; step++) {
    await page.mouse.move(box.x + 60, box.y + Math.abs(40 - step) * 8, { steps: 1 });
  }
  await page.mouse.up();
  return page.evaluate(() => new Promise((done) => setTimeout(() => done(globalThis.longest), 500)));
}

/** Adds, moves, undoes and deletes a component, each until the next frame. */
async function changeAndUndo(rounds) {
  const copy = await canvas.getByRole('button', { name: /^Input Field 3/ }).first();
  await copy.click();
  return page.evaluate(async (rounds) => {
    const times = [];
    const timed = async (key) => {
      const startedAt = performance.now();
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - startedAt);
      // The focus moves in the next frame.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    };
    for (let round = 0; round < rounds; round++) {
      await timed({ key: 'd', ctrlKey: true });
      await timed({ key: 'ArrowUp', altKey: true });
      await timed({ key: 'z', ctrlKey: true });
      await timed({ key: 'Delete' });
    }
    return times;
  }, rounds);
}

/** Longest processor time of a portal task during the work. */
async function cpuOfTasks(work) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}:${tid}`));
  const tasks = traceEvents.filter(({ pid, tid, tdur }) => tdur && mains.has(`${pid}:${tid}`));
  return Math.max(...tasks.map(({ tdur }) => tdur / 1000));
}

/** Processor time that all pages and frames have used so far. */
async function pagesCpuMs() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

function watchTasks() {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask' });
}
