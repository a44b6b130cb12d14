// Shared by the browser measurements: a server, a browser and phone throttling.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildStale } from '../build/start-program.mjs';
import { findFreePort } from '../resilience/free-port.mjs';
import { registerTenant } from '../resilience/register-tenant.mjs';
import { endServer, spawnServer } from '../resilience/server-process.mjs';
import { findChromium } from '../testing/chromium.mjs';

const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
export const slowdown = 4;

/** Starts the built server with an empty data folder and a newly registered tenant. */
export async function startMeasured(settings = {}) {
  buildStale();
  const folder = mkdtempSync(join(tmpdir(), 'smile-measure-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [port, linkPort] = [String(await findFreePort()), String(await findFreePort())];
  const linkUrl = `http://localhost:${linkPort}`;
  const server = await spawnServer({
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMIT: '0',
    PORT: port,
    PORTAL_URL: `http://127.0.0.1:${port}`,
    LINK_PORT: linkPort,
    LINK_URL: linkUrl,
    ...settings,
  });
  await server.ready;
  const tenant = await registerTenant(server.url);
  return { server, linkUrl, tenant, stop: () => endServer(server) };
}

export function launchBrowser(options = []) {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      ...options,
      '--disable-features=LocalNetworkAccessChecks',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** Slow 4G (150 ms, 1.6 Mbit/s down, 0.75 up) and a processor slowed four times. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

export function percentile(numbers, share) {
  return numbers.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(numbers.length * share) - 1)];
}
