// What Lighthouse says of the portal's pages with the demo's data: all on a desktop, those for everybody on a phone too.
// The median of the runs' performance; accessibility and best practices as the worst run saw them.
// `node scripts/measure-lighthouse.mjs [--runs 3] [--only /users]`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from './build/targets.mjs';
import { installBeside } from './install-beside.mjs';
import { findFreePort, launchBrowser, percentile, startMeasured } from './measure/measured-server.mjs';
import { openPages, pagesBehindLogin } from './portal-pages.mjs';
import { callOrThrow } from './resilience/http-call.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } });
const goals = { desktop: 95, phone: 90 };

installBeside(join(root, 'scripts', 'lighthouse'));
const { judgePage } = await import('./lighthouse/judge-page.mjs');
const { server, stop } = await startMeasured({ DEMO: '1' });
const port = await findFreePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
let isMissed = false;
for (const path of openPages) {
  await judge(path, 'desktop');
  await judge(path, 'phone');
}
await logIn();
for (const path of pagesBehindLogin) await judge(path, 'desktop');
await browser.close();
await stop();
process.exitCode = isMissed ? 1 : 0;

async function judge(path, form) {
  if (values.only && values.only !== path) return;
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    runs.push(await judgePage(`${server.url}${path}`, { port, form }));
  const of = (name) => runs.map((scores) => scores[name]);
  const performance = percentile(of('performance'), 0.5);
  const others = [Math.min(...of('accessibility')), Math.min(...of('best-practices'))];
  const isOver = performance >= goals[form] && others.every((score) => score >= goals[form]);
  isMissed ||= !isOver;
  const missed = isOver ? '' : ` MISSED (goal ${goals[form]})`;
  console.log(`${path} ${form}: performance ${performance} of ${of('performance')}, others ${others}${missed}`);
}

/** Puts the demo's session where the portal keeps it, in the browser's own context, in which pages are judged. */
async function logIn() {
  const tokens = await callOrThrow(`${server.url}/developer/v1/developerTokens`, {
    method: 'POST',
    body: { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' },
  });
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await attached.contexts()[0].newPage();
  await page.goto(`${server.url}/readyz`);
  await page.evaluate(({ developerToken, openApiSandboxToken, openApiProductionToken }) => {
    localStorage.setItem('jwt', developerToken.token);
    localStorage.setItem('boxjwt', openApiSandboxToken.token);
    localStorage.setItem('prodjwt', openApiProductionToken.token);
    localStorage.setItem('mode', 'Sandbox');
  }, tokens);
  await page.close();
}
