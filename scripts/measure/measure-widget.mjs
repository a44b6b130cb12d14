// Measures the widget's first screen on a phone with a cold cache, slow 4G (150 ms, 1.6 Mbit/s down, 0.75 up) and a
// processor slowed four times: from the host page's script tag, which opens the widget at once, to the painted button.
// Prints each run with and without throttling to show the machine's own share. `node scripts/measure/measure-widget.mjs [--runs
// 5]`
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildStale } from '../build/start-program.mjs';
import { callOrThrow } from '../resilience/http-call.mjs';
import { registerTenant } from '../resilience/register-tenant.mjs';
import { endServer, spawnServer } from '../resilience/server-process.mjs';
import { findChromium } from '../testing/chromium.mjs';

const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

buildStale();
const folder = mkdtempSync(join(tmpdir(), 'smile-widget-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const linkPort = 43_111;
const linkUrl = `http://127.0.0.1:${linkPort}`;
const server = await spawnServer({
  DATA_DIR: folder,
  DEMO: '0',
  RATE_LIMIT: '0',
  LINK_PORT: String(linkPort),
  LINK_URL: linkUrl,
});
await server.ready;
const { authorization } = await registerTenant(server.url);
const { token } = await callOrThrow(`${server.url}/sandbox/v1/users`, { method: 'POST', authorization, body: {} });
const host = await serveHost(token.accessToken);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--disable-gpu',
    '--disable-features=LocalNetworkAccessChecks',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});

const slow = [];
const plain = [];
for (let run = 0; run < Number(values.runs); run++) {
  plain.push(await timeFirstScreen(false));
  slow.push(await timeFirstScreen(true));
}
console.log(`first screen, slow 4G and ${slowdown}× slower processor: median ${median(slow)} ms of ${slow.join(', ')}`);
console.log(`first screen, not slowed:                        median ${median(plain)} ms of ${plain.join(', ')}`);
await browser.close();
host.close();
await endServer(server);

/** In milliseconds; a fresh browser context has an empty cache. */
async function timeFirstScreen(isSlow) {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.addInitScript(noteFirstScreen);
  await page.goto(`http://127.0.0.1:${host.address().port}/`, { waitUntil: 'commit' });
  await page.frameLocator('iframe').getByRole('button', { name: 'Get started' }).waitFor();
  const startedAt = await page.evaluate(readScriptTag);
  const frame = page.frames().find((each) => each.url().startsWith(`${linkUrl}/widget`));
  const paintedAt = await frame.evaluate(() => window.firstScreenPainted);
  await context.close();
  return Math.round(paintedAt - startedAt);
}

/** Runs in every frame: records the paint time of the first screen's button, in milliseconds since 1970. */
function noteFirstScreen() {
  window.firstScreenPainted = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (![...document.querySelectorAll('button')].some((button) => button.textContent === 'Get started')) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

/** Runs on the host page: start time of the request for the widget's script. */
function readScriptTag() {
  const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return performance.timeOrigin + script.startTime;
}

function serveHost(userToken) {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Host</title>
<script src="${linkUrl}/v2/smile.v2.js"></script>
<script>new SmileLinkModal({ userToken: '${userToken}' }).open();</script></html>`;
  const host = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  return new Promise((done) => host.listen(0, '127.0.0.1', () => done(host)));
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
