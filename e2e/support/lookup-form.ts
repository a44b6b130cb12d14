import { type APIRequestContext, expect, type Page } from '@playwright/test';

const template = {
  consentType: 'Terms and Conditions',
  title: 'Loan application',
  version: '1.0.0',
  consentMethod: 'Checkbox in the loan form',
  consentText: 'I agree that my data is looked up.',
};

export async function addConsentTemplate(request: APIRequestContext, authorization: string): Promise<void> {
  const answer = await request.post('/sandbox/v1/consentTemplates', { headers: { authorization }, data: template });
  expect(answer.status()).toBe(201);
}

export async function chooseConsent(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Consent Type' }).click();
  await page.getByRole('option', { name: /Terms and Conditions/ }).click();
}

/** Submits the form and closes the confirmation dialog. */
export async function submitLookup(page: Page, label: string, message: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Success' });
  await expect(dialog.getByText(message)).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

/** Clicks a button and returns the download it starts. */
export async function downloadBy(page: Page, label: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label, exact: true }).click();
  return download;
}
