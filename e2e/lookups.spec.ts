import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { addConsentTemplate, chooseConsent, downloadBy, submitLookup } from './support/lookup-form.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';

test('asks for a consent template, looks up signals of a number and reads its events', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'lookups');
  await page.goto('/snap/signals');
  await expect(page).toHaveURL(/\/signal\/signals$/);
  await page.getByRole('button', { name: 'Beta' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('early-stage feature that may change');
  await page.getByRole('button', { name: 'Why consent is needed' }).focus();
  await expect(page.getByText('Philippine Data Privacy Act of 2012')).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(5);
  await page.getByRole('button', { name: 'Consent Type' }).click();
  await expect(page.getByText('Please go to Settings to create a consent document.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('tab', { name: 'Consent Templates' })).toHaveAttribute('aria-selected', 'true');

  await addConsentTemplate(request, authorization);
  await page.goto('/signal/signals');
  await page.getByLabel('Mobile Number').fill('0955 999 1234x');
  await expect(page.getByLabel('Mobile Number')).toHaveValue('9559991234');
  await chooseConsent(page);
  await expect(page.getByLabel('Consent Method')).toHaveValue('Checkbox in the loan form');
  await expect(page.getByLabel('Version')).toHaveValue('1.0.0');
  await expect(page.getByLabel('Version')).not.toBeEditable();
  await expect(page.getByLabel('Consent Method')).not.toBeEditable();
  await page.getByRole('button', { name: 'Consented At' }).click();
  await expect(page.getByLabel('Hours')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await submitLookup(page, 'Verify', /^Your risk signals request has been submitted and is being processed\./);
  await expect(page.getByText('999 of 1000 left')).toBeVisible();
  await expect(page.getByLabel('Mobile Number')).toHaveValue('');

  await page.getByRole('tab', { name: 'Signals Result' }).click();
  await expectHeadings(page, ['ID', 'Mobile Number', 'Created At', 'Status']);
  await expect(page.getByText('All Verifications Loaded')).toBeVisible();
  await openFirst(page, /^signal-/);
  const record = page.getByRole('dialog', { name: 'Back to Verification Lookup' });
  await expect(record.getByText('+639559991234')).toBeVisible();
  await expect(record.getByRole('radio', { name: 'Loan Disbursement' })).toBeChecked();
  await expect(record.getByRole('row', { name: /events_loan_disbursement_day30_amount .* -$/ })).toBeVisible();
  await expectAccessible(page);
  await record.getByText('Debt', { exact: true }).click();
  await expect(record.getByText('events_debt_day90_amount')).toBeVisible();
  await page.reload();
  expect((await downloadBy(page, 'Download JSON')).suggestedFilename()).toMatch(/^signal-[0-9a-f]{32}\.json$/);
  expect((await downloadBy(page, 'Download PDF')).suggestedFilename()).toMatch(/^signal-[0-9a-f]{32}\.pdf$/);
  await record.getByRole('switch', { name: 'JSON' }).check({ force: true });
  await expect(record.getByText('"COMPLETED"')).toBeVisible();
  await record.getByRole('button', { name: 'Back to Verification Lookup' }).click();
  await expect(page).toHaveURL(/\/signal\/signals\?panel=results$/);
});

test('looks up blacklists with a hit, without one, and with a failure that does not open', async ({
  page,
  request,
}) => {
  const { authorization } = await logInAsNewTenant(page, request, 'lookups');
  await addConsentTemplate(request, authorization);
  await page.goto('/signal/blacklists?panel=results');
  await expect(page.getByText('No results found for Blacklist Requests')).toBeVisible();
  await page.getByRole('tab', { name: 'Blacklist Request' }).click();
  for (const number of ['9559990500', '9178902345', '9559991234']) {
    await page.getByLabel('Mobile Number').fill(number);
    await chooseConsent(page);
    await submitLookup(
      page,
      'Verify',
      'Your blacklist request has been submitted and is being processed. You can check the request results in the list on the next tab.',
    );
  }
  await page.getByRole('tab', { name: 'Blacklist Results' }).click();
  await expectHeadings(page, ['REQUEST ID', 'MOBILE NUMBER', 'APPLICATION DATE', 'SUBMITTED DATE', 'STATUS']);
  await expect(page.getByText('Blacklist Requests Loaded')).toBeVisible();
  const failed = page.getByRole('row', { name: /ERROR/ });
  await expect(failed.getByRole('button', { name: /^blacklist-/ })).toHaveCount(0);
  await failed.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);

  const row = (number: string) => page.getByRole('row', { name: new RegExp(number) });
  await row('639178902345').getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'No Hit Found' })).toBeVisible();
  await expect(page.getByText('NO HIT FOUND', { exact: true })).toBeVisible();
  await expect(page.getByText('No details to display')).toBeVisible();
  await page.goBack();
  await row('639559991234').getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Hit Found', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    'March 18, 2024',
    'November 2, 2023',
    'July 25, 2022',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show JSON' }).click();
  await expect(page.getByRole('button', { name: 'Hide JSON' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Blacklist Requests' }).click();
  await page.getByLabel('Search by Mobile Number').fill('09178902345');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/mobile=09178902345/);
  await expect(row('639559991234')).toHaveCount(0);
  await expect(row('639178902345')).toBeVisible();
});

test('marks the field that the server refuses, here because of a fast clock', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'lookups');
  await addConsentTemplate(request, authorization);
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  await page.goto('/signal/maws');
  await page.getByLabel('Mobile Number').fill('9178902345');
  await chooseConsent(page);
  await page.getByRole('button', { name: 'Request MAW Analysis' }).click();
  const field = page.getByLabel('Consented At');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('This value cannot be in the future');
  await expect(page.getByText('consent.consentedAt')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('asks for one field at least, then analyses footprints and MAWs', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'lookups');
  await addConsentTemplate(request, authorization);
  await page.goto('/snap/footprints');
  await page.getByRole('button', { name: 'Request Digital Footprint' }).click();
  await expect(page.getByText('At least one field is required.')).toBeVisible();
  await page.getByLabel('Email Address').fill('gpalomero1234@smileapi.io');
  await expect(page.getByText('At least one field is required.')).toHaveCount(0);
  await chooseConsent(page);
  await submitLookup(page, 'Request Digital Footprint', /^Your digital footprint request has been submitted/);
  await page.getByRole('tab', { name: 'Digital Footprint Results' }).click();
  await expectHeadings(page, ['REQUEST ID', 'EMAIL ADDRESS', 'SUBMITTED DATE', 'STATUS']);
  await openFirst(page, /^footprint-/);
  await expect(page.getByRole('heading', { name: 'Digital Footprint Analysis Complete' })).toBeVisible();
  await expect(page.getByText('Breached (2 breaches)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Email Providers' })).toContainText('1 OF 4 REGISTERED');
  await expect(page.getByRole('region', { name: 'Educational' })).toContainText('No registered profiles');
  await expectAccessible(page);

  await page.goto('/signal/maws');
  await page.getByRole('button', { name: 'Request MAW Analysis' }).click();
  await expect(page.getByText('At least one field is required.')).toBeVisible();
  await page.getByLabel('Email Address').fill('someone@example.com');
  await expect(page.getByText('A MAW analysis needs a mobile number.')).toBeVisible();
  for (const number of ['9178902345', '9559991234']) {
    await page.getByLabel('Mobile Number').fill(number);
    await chooseConsent(page);
    await submitLookup(page, 'Request MAW Analysis', /^Your MAW request has been submitted/);
  }
  await page.getByRole('tab', { name: 'MAW Results' }).click();
  await expect(page.getByText('MAW Requests Loaded')).toBeVisible();
  await page
    .getByRole('row', { name: /639178902345/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText('No analysis data available')).toBeVisible();
  await page.getByRole('button', { name: 'Back to MAW Requests' }).click();
  await page
    .getByRole('row', { name: /639559991234/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'MAW Analysis Complete' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'MAW Analysis' })).toContainText('VOICE');
  await expectAccessible(page);
});

test('asks for the fields of an ID type, and verifies a match', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'lookups');
  await addConsentTemplate(request, authorization);
  await page.goto('/snap/verification');
  await expect(page.getByText('Make up to 1000 verification requests')).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(7);
  await choose(page, 'ID Type', 'Tax Identification Number');
  await expect(page.getByRole('button', { name: 'Add More Information' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Required', { exact: true })).toHaveCount(11);
  await choose(page, 'ID Type', 'SS Number');
  await expect(page.getByText('Required', { exact: true })).toHaveCount(6);
  await page.getByLabel('Full Name').fill('George Palomero');
  await page.getByLabel('ID Number', { exact: true }).fill('3300000008');
  await page.getByRole('button', { name: 'Add another ID' }).click();
  await page.getByRole('combobox', { name: 'ID Type 2' }).click();
  await expect(page.getByRole('option', { name: 'SS Number' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove additional ID 1' }).click();
  await page.getByLabel('First Name').fill('Ryan');
  await chooseConsent(page);
  await submitLookup(
    page,
    'Verify',
    'Your verification request has been submitted and is being verified. You can check the verification results in the list.',
  );
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByText('999 of 1000 left')).toBeVisible();

  await page.getByRole('tab', { name: 'Verification Result' }).click();
  await expectHeadings(page, ['ID', 'Created At', 'Updated At', 'Status']);
  await expect(page.getByRole('button', { name: 'Load more Verifications' })).toBeDisabled();
  await openFirst(page, /^ver-/);
  const record = page.getByRole('dialog', { name: 'Back to Verification Lookup' });
  await expect(record.getByRole('row', { name: 'Full Name George Palomero Match' })).toBeVisible();
  await expect(record.getByRole('row', { name: 'First Name Ryan Mismatch' })).toBeVisible();
  await expect(record.getByRole('row', { name: 'Phone - -' })).toBeVisible();
  await record.getByRole('button', { name: 'Refresh' }).click();
  await expectAccessible(page);
});

test('ends a lookup in Production without a source as unavailable', async ({ page, request }) => {
  const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
  const { data } = await (await request.post('/developer/v1/developerTokens', { data: credentials })).json();
  const created = await request.post('/open/v1/alpha/maws', {
    headers: { authorization: `Bearer ${data.openApiProductionToken.token}` },
    data: {
      mobileNumber: '639559991234',
      countryCode: 'PH',
      templateId: 'tpl-maw002001',
      consent: { consentedAt: '2026-01-31T08:30:00Z', consentedWith: 'On paper' },
    },
  });
  const { id } = (await created.json()).data;
  await logInToDemo(page);
  await page.evaluate(() => localStorage.setItem('mode', 'Production'));
  await page.goto(`/signal/maws?panel=results&result=${id}`);
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('No source is configured for this lookup.');
  await page.getByRole('button', { name: 'Back to MAW Requests' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${id}.*ERROR`) })).toBeVisible();
});

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function openFirst(page: Page, id: RegExp): Promise<void> {
  await page.getByRole('table').getByRole('button', { name: id }).first().click();
}

async function expectHeadings(page: Page, headings: string[]): Promise<void> {
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(headings);
}
