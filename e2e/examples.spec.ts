import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { linkUrl, portalUrl } from './support/addresses.ts';
import { installExample } from './support/install-example.ts';

const running: ChildProcess[] = [];

interface Program {
  address: string;
  /** Output so far. */
  print: () => string;
}

/** Starts a program named in the READMEs and resolves with the address it prints. */
function start(args: string[], settings: Record<string, string>): Promise<Program> {
  const env = { PATH: process.env.PATH, NO_COLOR: '1', ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address) resolve({ address, print: () => output });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`${args[0]} ended: ${output}`)));
  });
}

async function readKeyPair(page: Page): Promise<{ SMILE_API_KEY: string; SMILE_API_SECRET: string }> {
  const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
  const signedIn = await page.request.post('/developer/v1/developerTokens', { data: credentials });
  const { data } = await signedIn.json();
  const headers = { authorization: `Bearer ${data.developerToken.token}` };
  const keys = await page.request.get('/developer/v1/apiKeys?mode=SANDBOX', { headers });
  const [key] = (await keys.json()).data.items;
  return { SMILE_API_KEY: key.apiKey, SMILE_API_SECRET: key.apiSecret };
}

async function startTokenServer(page: Page, ...args: string[]): Promise<string> {
  const settings = { SMILE_URL: portalUrl, SMILE_LINK_URL: linkUrl, APP_PORT: '0' };
  const keyPair = await readKeyPair(page);
  return (await start(['examples/widget-plain/server.mjs', ...args], { ...settings, ...keyPair })).address;
}

async function connectFreelancer(widget: FrameLocator): Promise<void> {
  await widget.getByRole('button', { name: 'Get started' }).click();
  await widget.getByRole('searchbox').fill('Freelancer');
  await widget
    .getByRole('button', { name: /Freelancer/ })
    .first()
    .click();
  await widget.getByRole('button', { name: 'Email address' }).click();
  await widget.getByLabel('Email address').fill('christina4321@smileapi.io');
  await widget.getByLabel('Password', { exact: true }).fill('YGUS1');
  await widget.locator('button[type=submit]').click();
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await widget.getByRole('button', { name: 'Done' }).click();
}

async function expectConnected(page: Page): Promise<void> {
  const events = page.getByRole('log', { name: 'Events' });
  for (const name of ['onAccountCreated', 'onAccountConnected']) await expect(events).toContainText(name);
}

test.afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

test('connects an account on the plain page', async ({ page }) => {
  await page.goto(await startTokenServer(page));
  await page.getByRole('button', { name: 'Connect' }).click();
  await connectFreelancer(page.frameLocator('iframe'));
  await expectConnected(page);
  await expect(page.getByRole('log')).toContainText('onClose {"reason":"exit"}');
});

test('connects an account in a sandboxed frame and removes the frame', async ({ page }) => {
  await page.goto(await startTokenServer(page, 'examples/widget-iframe/index.html'));
  await page.getByRole('button', { name: 'Connect' }).click();
  await connectFreelancer(page.frameLocator('iframe').frameLocator('iframe'));
  await expectConnected(page);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('connects an account on a React page with the packed packages, opens again, and reads the data on a server', async ({
  page,
}) => {
  execFileSync(process.execPath, ['scripts/pack.mjs']);
  const [reactPage, ownServer] = ['widget-react', 'server'].map(installExample) as [string, string];
  const settings = { ...(await readKeyPair(page)), SMILE_URL: portalUrl, APP_PORT: '0' };
  const server = await start([`${ownServer}/server.mjs`], settings);
  const tokenServer = await startTokenServer(page);
  const vite = [`${reactPage}/node_modules/vite/bin/vite.js`, reactPage, '--port', '4399'];
  await page.goto((await start(vite, { TOKEN_SERVER: tokenServer, VITE_SMILE_LINK_URL: linkUrl })).address);

  const connect = page.getByRole('button', { name: 'Connect' });
  await connect.click();
  await expect(connect).toBeDisabled();
  await connectFreelancer(page.frameLocator('iframe'));
  await expectConnected(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await connect.click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('log')).toContainText('onClose {"reason":"close"}');
  await expect.poll(server.print).toMatch(/connected [\w-]+\n(.*\n)*incomes \d+, net [\d.]+ [A-Z]{3}/);
  for (const folder of [reactPage, ownServer]) rmSync(dirname(folder), { recursive: true });
});
