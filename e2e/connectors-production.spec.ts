import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { ownPorts } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { startHostPage } from './support/host-page.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

/** Tests Production with the example adapter, from the widget to the webhook. */
const port = ownPorts.connectors;
const adapterSecret = 'whsec_b3VyLXRlc3Qtc2VjcmV0LW9mLTMyLWJ5dGVzLi4u';
const code = '246810';
const secret = 'production-secret';
const programs: ChildProcess[] = [];
let server: OwnServer;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  const payrollUrl = await startExample('payroll/server.mjs', { PAYROLL_PORT: '0', PAYROLL_CODE: code });
  const settings = { ADAPTER_PORT: '0', ADAPTER_SECRET: adapterSecret, PAYROLL_URL: payrollUrl };
  const adapterUrl = await startExample('server.mjs', settings);
  server = await startOwnServer({
    port,
    commands: [['add-adapter', 'kapwa', adapterUrl, 'allow-private']],
    settings: { ADAPTER_SECRET: adapterSecret },
  });
});
test.afterAll(async () => {
  for (const program of programs) program.kill();
  await server?.close();
});

test('connects a payroll system in Production, and informs the tenant', async ({ page, request }) => {
  const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
  const { data } = await (await request.post('/developer/v1/developerTokens', { data: credentials })).json();
  const headers = { authorization: `Bearer ${data.openApiProductionToken.token}` };
  const receiver = await startWebhookReceiver(secret);
  const webhook = { name: 'Journey', url: receiver.url, eventTypes: ['ALL_EVENTS'], active: true, secret };
  expect((await request.post('/open/v1/webhooks', { headers, data: webhook })).status()).toBe(200);
  const created = await (await request.post('/open/v1/users', { headers })).json();

  const host = await startHostPage(`http://localhost:${port + 1}`, created.data.token.accessToken);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Connect your account' }).click();
  const widget = page.frameLocator('iframe');
  await widget.getByRole('button', { name: 'Get started' }).click();
  await widget.getByRole('searchbox').fill('Kapwa');
  await widget.getByRole('button', { name: /Kapwa Payroll/ }).click();
  await widget.getByLabel('Employee number').fill('KP-1001');
  await widget.getByLabel('Password', { exact: true }).fill('123456');
  await expectAccessible(page);
  await widget.locator('button[type=submit]').click();
  await expect(widget.getByText('sent to your mobile phone')).toBeVisible();
  await widget.getByLabel(/code/i).fill(code);
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();

  const expected = ['ACCOUNT_CONNECTED', 'IDENTITY_ADDED', 'EMPLOYMENTS_ADDED', 'INCOMES_ADDED', 'TASK_FINISHED'];
  const missing = () => expected.filter((type) => !receiver.events.some((event) => event.type === type));
  await expect.poll(missing).toEqual([]);
  expect(receiver.events.filter((event) => !event.isSigned)).toEqual([]);
  const incomes = await (await request.get('/open/v1/incomes?size=1', { headers })).json();
  expect(incomes.data.items[0]).toMatchObject({ employer: 'Kapwa Foods Corporation', netAmount: 10_440 });
  host.close();
  receiver.close();
});

test("shows the adapter's providers in status and data sources", async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('listitem').filter({ hasText: 'Connector kapwa' })).toContainText('Operational');
  await expectAccessible(page);
});

async function startExample(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const program = spawn(process.execPath, [`examples/connector-adapter/${name}`], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  return new Promise((resolve, reject) => {
    program.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    program.once('close', () => reject(new Error('The example ended.')));
  });
}
