import { expect, type Page, test } from '@playwright/test';
import { ownPorts } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { addConsentTemplate, chooseConsent, downloadBy, submitLookup } from './support/lookup-form.ts';
import { type LookupGate, openLookupGate } from './support/lookup-gate.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';

/** Tests Production with the example adapter as source, one risk signals request left, and MAW disabled. */
const port = ownPorts.lookups;
let gate: LookupGate;
let server: OwnServer;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async ({ playwright }) => {
  gate = await openLookupGate();
  server = await startOwnServer({
    port,
    commands: [
      ['set-allowance', '<tenant>', 'PRODUCTION', 'RequestRecord', '1'],
      ['close-action', '<tenant>', 'PRODUCTION', 'CreateMaw'],
    ],
    settings: { LOOKUP_ADAPTER_URL: gate.url },
  });
  const request = await playwright.request.newContext({ baseURL: server.url });
  const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
  const { data } = await (await request.post('/developer/v1/developerTokens', { data: credentials })).json();
  await addConsentTemplate(request, `Bearer ${data.openApiSandboxToken.token}`);
  await request.dispose();
});
test.afterAll(async () => {
  gate?.close();
  await server?.close();
});

test.beforeEach(async ({ page }) => {
  await logInToDemo(page);
  await page.evaluate(() => localStorage.setItem('mode', 'Production'));
});

test('shows a verification as processing until its source answers, then shows its result', async ({ page }) => {
  gate.hold();
  await page.goto('/signal/verification');
  await page.getByLabel('Full Name').fill('George Palomero');
  await choose(page, 'ID Type', 'SS Number');
  await page.getByLabel('ID Number', { exact: true }).fill('3300000008');
  await chooseConsent(page);
  await submitLookup(page, 'Verify', /^Your verification request has been submitted and is being verified\./);
  await page.getByRole('tab', { name: 'Verification Result' }).click();
  await expect(page.getByRole('row', { name: /PROCESSING/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('table').getByRole('button', { name: /^ver-/ }).click();
  const record = page.getByRole('dialog', { name: 'Back to Verification Lookup' });
  await expect(record.getByRole('heading', { name: 'Processing' })).toBeVisible();
  await expectAccessible(page);
  gate.release();
  await expect(record.getByRole('heading', { name: 'Information Match' })).toBeVisible();
  await expect(record.getByRole('row', { name: 'Full Name George Palomero Match' })).toBeVisible();
  expect((await downloadBy(page, 'Download PDF')).suggestedFilename()).toMatch(/^ver-[0-9a-f]{32}\.pdf$/);
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Back to Verification Lookup' }).click();
  await expect(page.getByRole('row', { name: /COMPLETED/ })).toBeVisible();
});

test('does not open a failed lookup from the list, and shows the reason at its own address', async ({ page }) => {
  gate.failNext('The source is closed today.');
  await page.goto('/signal/blacklists');
  await page.getByLabel('Mobile Number').fill('9559991234');
  await chooseConsent(page);
  await submitLookup(page, 'Verify', /^Your blacklist request has been submitted/);
  await page.getByRole('tab', { name: 'Blacklist Results' }).click();
  const failed = page.getByRole('row', { name: /ERROR/ });
  await expect(failed).toBeVisible();
  await expect(failed).toContainText('The source is closed today.');
  const id = /blacklist-[0-9a-f]{32}/.exec((await failed.textContent()) ?? '')?.[0];
  await expect(failed.getByRole('button', { name: /^blacklist-/ })).toHaveCount(0);
  await failed.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/signal/blacklists?panel=results&result=${id}`);
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('The source is closed today.');
  await expectAccessible(page);
});

test('sends the last request of an allowance, but not the next', async ({ page }) => {
  await page.goto('/signal/signals');
  await expect(page.getByRole('region', { name: 'Make up to 1 risk signals requests' })).toContainText('1 of 1 left');
  await page.getByLabel('Mobile Number').fill('9559991234');
  await chooseConsent(page);
  await submitLookup(page, 'Verify', /^Your risk signals request has been submitted/);
  await expect(page.getByText('0 of 1 left')).toBeVisible();
  await expect(page.getByText('You have used up your free requests.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
  await expectAccessible(page);
});

test('refuses an action that is closed', async ({ page }) => {
  await page.goto('/signal/maws');
  await expect(page.getByText('These requests are not enabled for your organization in this mode.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request MAW Analysis' })).toBeDisabled();
  await expectAccessible(page);
});

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
