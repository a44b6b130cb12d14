// Measures a hosted site on a phone: largest contentful paint with a cold cache and interaction to next paint, on slow
// 4G with a processor slowed four times. Runs a builder form and a drawer landing page, each with and without
// throttling. `node scripts/measure/measure-site.mjs [--runs 5]`
import { parseArgs } from 'node:util';
import { callOrThrow } from '../resilience/http-call.mjs';
import { launchBrowser, percentile, slowDown, slowdown, startMeasured } from './measured-server.mjs';

const goals = { paintMs: 1800, tapMs: 200 };
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { server, tenant, stop } = await startMeasured();
const browser = await launchBrowser();

const field = (name) => ({ reference: `Input_${name}`, itemType: 'Input', props: { label: name, name } });
const form = (name, routers) => ({
  reference: `Screen_${name}`,
  props: { screenName: name, routers },
  module: {
    reference: `FormModule_${name}`,
    type: 'FormModule',
    props: {
      components: [
        { reference: `Title_${name}`, itemType: 'Title', props: { text: `Tell us about your ${name}`, level: 1 } },
        ...['first', 'second', 'third', 'fourth'].map((which) => field(`${name}${which}`)),
      ],
    },
  },
});
const sites = [
  {
    name: 'form of the builder',
    button: 'Next',
    body: {
      name: 'Form',
      type: 'LOWCODE',
      winkSiteTemplate: {
        scenes: [{ screens: [form('work', [{ target: 'Screen_home', conditions: [] }]), form('home', [])] }],
      },
    },
  },
  {
    name: 'landing page of the drawer',
    button: 'GET STARTED',
    body: {
      name: 'Landing',
      winkTemplateId: 'default_customization',
      winkSiteTemplate: {
        landingPageConfig: {
          headerText: 'Share your records with us',
          bodyText:
            'We would like to see your **employment and income records**.\n\n- It takes two minutes\n- No paper',
        },
      },
    },
  },
];

let isMissed = false;
for (const { name, button, body } of sites) {
  const { url } = await callOrThrow(`${server.url}/developer/v1/winkSites?mode=SANDBOX`, {
    method: 'POST',
    authorization: tenant.developer,
    body,
  });
  const slow = [];
  const plain = [];
  for (let run = 0; run < Number(values.runs); run++) {
    plain.push(await visit(url, button, false));
    slow.push(await visit(url, button, true));
  }
  report(`${name}, slow 4G and ${slowdown}× slower processor`, slow);
  report(`${name}, not slowed`, plain);
  isMissed ||= median(slow, 'paintMs') > goals.paintMs || median(slow, 'tapMs') > goals.tapMs;
}
await browser.close();
await stop();
if (isMissed) {
  console.log(`MISSED: the goals are ${goals.paintMs} ms to the largest paint and ${goals.tapMs} ms to follow a tap`);
  process.exitCode = 1;
}

/** A fresh browser context has an empty cache. */
async function visit(url, button, isSlow) {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.measured = { paintMs: 0, tapMs: 0 };
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      });
    watch('largest-contentful-paint', (entry) => {
      globalThis.measured.paintMs = entry.startTime;
    });
    watch('event', (entry) => {
      if (entry.interactionId) globalThis.measured.tapMs = Math.max(globalThis.measured.tapMs, entry.duration);
    });
  });
  if (isSlow) await slowDown(page);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const { paintMs } = await page.evaluate(() => globalThis.measured);
  await page.getByRole('button', { name: button }).tap();
  await page
    .getByRole('heading', { name: button === 'Next' ? /your home/ : /./ })
    .first()
    .waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const { tapMs } = await page.evaluate(() => globalThis.measured);
  await context.close();
  return { paintMs: Math.round(paintMs), tapMs: Math.round(tapMs) };
}

function report(name, runs) {
  const list = (key) => runs.map((run) => run[key]).join(', ');
  console.log(`${name}: largest paint ${median(runs, 'paintMs')} ms of ${list('paintMs')}`);
  console.log(`${' '.repeat(name.length)}  tap to paint  ${median(runs, 'tapMs')} ms of ${list('tapMs')}`);
}

function median(runs, key) {
  return percentile(
    runs.map((run) => run[key]),
    0.5,
  );
}
