// Runs Lighthouse on every portal page with the demo's data, its tabs and its overlays: all on a desktop, public pages
// on a phone too. Reports the median performance, the worst accessibility and best-practices scores, and SEO faults of
// public pages. Results are cached in `scripts/lighthouse/scores.json`: the next call continues with the rest, for this
// build or with `--any-build`, and stops after `--minutes`. `--only` selects pages, separated by blanks: a path without
// query, or the start of an address with one. `node scripts/measure/measure-lighthouse.mjs [--runs 3] [--minutes 30]
// [--any-build] [--only '/users /snap?tab']`
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from '../build/targets.mjs';
import { installBeside } from '../install-beside.mjs';
import { startReceiver } from '../resilience/event-receiver.mjs';
import { findFreePort } from '../resilience/free-port.mjs';
import { callOrThrow, waitFor } from '../resilience/http-call.mjs';
import { openScores } from './kept-scores.mjs';
import { launchBrowser, percentile, startMeasured } from './measured-server.mjs';
import { isDemoThere, listPortalPages, publicPages } from './portal-pages.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    minutes: { type: 'string', default: 'Infinity' },
    'any-build': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const goals = { desktop: 95, phone: 90 };
const demoTimeoutMs = 300_000;
const startedAt = performance.now();
const wantedRuns = Number(values.runs);
const wanted = values.only?.split(' ');
const isWanted = ({ path }) =>
  !wanted || wanted.some((one) => path.split('?')[0] === one || (one.includes('?') && path.startsWith(one)));

installBeside(join(root, 'scripts', 'lighthouse'));
const { judgePage } = await import('../lighthouse/judge-page.mjs');
const { server, stop } = await startMeasured({ DEMO: '1', WEBHOOK_ALLOW_PRIVATE: '1' });
const manifest = readFileSync(join(root, 'apps/portal/dist/.vite/manifest.json'));
const build = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
const scores = openScores(join(root, 'scripts/lighthouse/scores.json'), { build, anyBuild: values['any-build'] });
const port = await findFreePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
const { tokens, ask, stopReceiver } = await prepareDemo();
const visits = (await listVisits()).filter(isWanted);
for (const visit of visits) {
  if (performance.now() - startedAt > Number(values.minutes) * 60_000) break;
  await tryToJudge(visit);
}
stopReceiver();
await browser.close();
await stop();
const left = visits.filter(isLeft);
console.log(`${visits.length - left.length} of ${visits.length} visits are judged${left.length > 0 ? '; left:' : ''}`);
for (const { path, form } of left) console.log(`  ${path} ${form}`);
process.exitCode = visits.every(isGood) ? 0 : 1;

/** Each page, in its mode when behind the login, on a desktop or a phone. */
async function listVisits() {
  const open = publicPages.flatMap((path) => ['desktop', 'phone'].map((form) => ({ path, form, isPublic: true })));
  return [...open, ...(await listPortalPages(ask)).map((page) => ({ ...page, form: 'desktop' }))];
}

function isLeft({ path, form }) {
  return scores.runsOf(path, form).length < wantedRuns;
}

/** Reports pages that Lighthouse fails to record on a busy machine, and continues. */
async function tryToJudge(visit) {
  const { path, form, mode, leadsTo = path } = visit;
  try {
    while (isLeft(visit)) {
      await keepSession(mode);
      scores.add(
        path,
        form,
        await judgePage(`${server.url}${path}`, { port, form, leadsTo: `${server.url}${leadsTo}` }),
      );
    }
    tell(visit);
  } catch (error) {
    console.log(`${path} ${form}: not judged: ${error.message}`);
  }
}

/** Median performance and the worst other scores. */
function sumUp({ path, form }) {
  const runs = scores.runsOf(path, form);
  const of = (name) => runs.map((run) => run[name]);
  const others = ['accessibility', 'best-practices'].map((name) => Math.min(...of(name)));
  return { runs, of, performance: percentile(of('performance'), 0.5), others };
}

function isGood(visit) {
  const { runs, performance, others } = sumUp(visit);
  return runs.length > 0 && [performance, ...others].every((score) => score >= goals[visit.form]);
}

function tell(visit) {
  const { runs, of, performance, others } = sumUp(visit);
  const [fcp, lcp, tbt] = ['fcp', 'lcp', 'tbt'].map((name) => percentile(of(name), 0.5).toFixed(0));
  const paints = `first paint ${fcp}, largest ${lcp}, blocked ${tbt} ms, shift ${Math.max(...of('cls')).toFixed(3)}`;
  const failed = [...new Set(runs.flatMap((run) => run.failed))].filter((name) => visit.isPublic || !inSearch(name));
  const missed = isGood(visit) ? '' : ` MISSED (goal ${goals[visit.form]})`;
  const told = `performance ${performance} of ${of('performance')}, others ${others}`;
  console.log(`${visit.path} ${visit.form}: ${[told, paints, ...failed].join('; ')}${missed}`);
}

function inSearch(failure) {
  return failure.startsWith('seo ');
}

/** Signs in as the demo once its data exists, and creates a webhook with a delivery. */
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

/**
 * Stores the demo's session for the portal, or removes it for public pages. Detaches before the measurement, because
 * an attached client slows later pages down.
 */
async function keepSession(mode) {
  const stored = mode && {
    jwt: tokens.developerToken.token,
    boxjwt: tokens.openApiSandboxToken.token,
    prodjwt: tokens.openApiProductionToken.token,
    mode,
  };
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await attached.contexts()[0].newPage();
  await page.goto(`${server.url}/readyz`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored ?? {});
  await page.close();
  await attached.close();
}
