// What Lighthouse says of every page of the portal with the demo's data, its tabs, and what an address opens over it: all
// on a desktop, those for everybody on a phone too. The median of the runs' performance; accessibility and best practices
// as the worst run saw them. `--only` names a page without its query, or the beginning of one with it.
// `node scripts/measure-lighthouse.mjs [--runs 3] [--only /users]`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from './build/targets.mjs';
import { installBeside } from './install-beside.mjs';
import { findFreePort, launchBrowser, percentile, startMeasured } from './measure/measured-server.mjs';
import { isDemoThere, listPortalPages, publicPages } from './measure/portal-pages.mjs';
import { startReceiver } from './resilience/event-receiver.mjs';
import { callOrThrow, waitFor } from './resilience/http-call.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } });
const goals = { desktop: 95, phone: 90 };
const demoTimeoutMs = 300_000;
const isWanted = (path) =>
  !values.only || path.split('?')[0] === values.only || (values.only.includes('?') && path.startsWith(values.only));

installBeside(join(root, 'scripts', 'lighthouse'));
const { judgePage } = await import('./lighthouse/judge-page.mjs');
const { server, stop } = await startMeasured({ DEMO: '1', WEBHOOK_ALLOW_PRIVATE: '1' });
const port = await findFreePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
let isMissed = false;
for (const path of publicPages.filter(isWanted)) {
  await tryToJudge({ path }, 'desktop');
  await tryToJudge({ path }, 'phone');
}
const { tokens, ask, stopReceiver } = await prepareDemo();
const kept = await openKeptPage();
for (const { mode, ...page } of (await listPortalPages(ask)).filter(({ path }) => isWanted(path))) {
  await logIn(mode);
  await tryToJudge(page, 'desktop');
}
await kept.close();
stopReceiver();
await browser.close();
await stop();
process.exitCode = isMissed ? 1 : 0;

/** What Lighthouse cannot judge, on a machine that is too busy to record it, is said, and the others are judged. */
async function tryToJudge(page, form) {
  try {
    await judge(page, form);
  } catch (error) {
    isMissed = true;
    console.log(`${page.path} ${form}: not judged: ${error.message}`);
  }
}

async function judge({ path, leadsTo = path }, form) {
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    runs.push(await judgePage(`${server.url}${path}`, { port, form, leadsTo: `${server.url}${leadsTo}` }));
  const of = (name) => runs.map((scores) => scores[name]);
  const performance = percentile(of('performance'), 0.5);
  const others = [Math.min(...of('accessibility')), Math.min(...of('best-practices'))];
  const isOver = performance >= goals[form] && others.every((score) => score >= goals[form]);
  isMissed ||= !isOver;
  const [fcp, lcp, tbt] = ['fcp', 'lcp', 'tbt'].map((name) => percentile(of(name), 0.5).toFixed(0));
  const paints = `first paint ${fcp}, largest ${lcp}, blocked ${tbt} ms, shift ${Math.max(...of('cls')).toFixed(3)}`;
  const failed = [...new Set(runs.flatMap((scores) => scores.failed))];
  const missed = isOver ? '' : ` MISSED (goal ${goals[form]})`;
  const scores = `performance ${performance} of ${of('performance')}, others ${others}`;
  console.log(`${path} ${form}: ${[scores, paints, ...failed].join('; ')}${missed}`);
}

/** The demo's sign-in, once its data is there, and a webhook with a delivery. */
async function prepareDemo() {
  const tokens = await callOrThrow(`${server.url}/developer/v1/developerTokens`, {
    method: 'POST',
    body: { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' },
  });
  const developer = `Bearer ${tokens.developerToken.token}`;
  const sandbox = `Bearer ${tokens.openApiSandboxToken.token}`;
  const ask = (path) =>
    path.startsWith('/sandbox/')
      ? callOrThrow(`${server.url}${path}`, { authorization: sandbox })
      : callOrThrow(`${server.url}/developer/v1${path}`, { authorization: developer });
  const receiver = await startReceiver();
  const webhooks = `${server.url}/sandbox/v1/webhooks`;
  const webhook = { name: 'Orders', url: receiver.url, eventTypes: ['USER_CREATED'], active: true, secret: 'secret' };
  await callOrThrow(webhooks, { method: 'POST', authorization: sandbox, body: webhook });
  await callOrThrow(`${server.url}/sandbox/v1/users`, { method: 'POST', authorization: sandbox, body: {} });
  await waitFor("the demo's data", () => isDemoThere(ask), demoTimeoutMs);
  return { tokens, ask, stopReceiver: receiver.stop };
}

/** A page in the browser's own context, in which pages are judged. */
async function openKeptPage() {
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await attached.contexts()[0].newPage();
  await page.goto(`${server.url}/readyz`);
  return page;
}

/** Puts the demo's session where the portal keeps it. */
async function logIn(mode) {
  const stored = {
    jwt: tokens.developerToken.token,
    boxjwt: tokens.openApiSandboxToken.token,
    prodjwt: tokens.openApiProductionToken.token,
    mode,
  };
  await kept.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
}
