import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { logInToDemo } from '../support/demo-tenant.ts';
import { linkMailedTo, mailTo } from '../support/mailbox.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const template = {
  language: 'fil',
  company: { name: 'XYZ Bank', logoUrl: '' },
  email: { replyAddress: 'replies@xyz.co', subject: 'Para sa iyo', body: 'Kumusta!' },
  landingPage: { header: `Ibahagi ang iyong data sa \${companyName}`, description: 'Mabilis.', button: 'MAGSIMULA NA' },
  successPage: { header: `Salamat, \${fullName}`, description: 'Hintayin kami.', button: 'Ikonekta ang iba pa' },
};
const phoneSize = { width: 320, height: 640 };

async function expectFitsPhone(phone: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    await phone.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) });
    await expectAccessible(phone);
  }
  for (const frame of phone.frames())
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phoneSize.width);
}

test('writes a Filipino invite in the portal, whose preview shows the mail', async ({ page, request }) => {
  await logInToDemo(page);
  await page.goto('/dashboard');
  await page.getByRole('switch', { name: 'Sandbox' }).click();
  await expect(page.getByRole('switch', { name: 'Sandbox' })).not.toBeChecked();
  await page.goto('/users/invite');
  const email = `christina-fil-${Date.now()}@example.com`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Full name').fill('Christina Tan');
  await page.getByLabel('Subject').fill('Para sa iyo');
  await page.getByLabel('Language').selectOption('Filipino');
  await expect(page.getByLabel('Subject')).toHaveValue('Para sa iyo');
  const preview = page.getByRole('region', { name: 'Preview of the email' });
  await expect(preview).toContainText('ISANG IMBITASYON MULA SA');
  await expect(preview).toContainText('Kumusta Christina Tan! Katuwang namin');
  await expect(preview).toContainText('Buksan ang imbitasyon');
  await expectAccessible(page);
  await page.getByLabel('Language').selectOption('English');
  await expect(preview).toContainText('Hello Christina Tan! We are working with our partner');
  await page.getByLabel('Language').selectOption('Filipino');
  await page.getByRole('tab', { name: '3 Wink Widget' }).click();
  await page.getByRole('combobox', { name: 'Wink Widget Template' }).selectOption('Default');
  await page.getByRole('button', { name: 'Send invite' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm invitation' })).toContainText(email);
  const { html } = await mailTo(request, email);
  expect(html).toContain('<html lang="fil">');
  expect(html).toContain('Kumusta Christina Tan! Katuwang namin');
  await page.goto(await linkMailedTo(request, email));
  await expect(page.getByRole('heading', { name: /^Ibahagi sa amin sa / })).toBeVisible();
});

test('opens a Filipino invite and its widget on a phone set to English', async ({ page, request, browser }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'filipino-invite');
  const post = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`/sandbox/v1${path}`, { headers: { authorization }, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()).data.id;
  };
  const templateId = await post('/inviteTemplates', template);
  const email = `christina-fil-${Date.now()}@example.com`;
  await post('/invites', { fullName: 'Christina Tan', email, templateId, reminderDays: [3] });
  const link = await linkMailedTo(request, email);

  const context = await browser.newContext({ viewport: phoneSize, locale: 'en-US', isMobile: true, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(phone.getByRole('heading', { name: 'Ibahagi ang iyong data sa XYZ Bank' })).toBeVisible();
  await expect(phone.getByText('Ipinadala sa iyo ng XYZ Bank ang imbitasyong ito.')).toBeVisible();
  await expectFitsPhone(phone, 'invite');
  await phone.getByRole('button', { name: 'MAGSIMULA NA' }).click();
  await connectInFilipino(phone);
  await expect(phone.getByRole('heading', { name: 'Salamat, Christina Tan' })).toBeVisible();
  await expectFitsPhone(phone, 'thanks');

  await phone.goto(`${link}&reminders=stop`);
  await expect(phone.getByRole('heading', { name: 'Itigil ang mga paalala?' })).toBeVisible();
  await expectFitsPhone(phone, 'stop');
  await phone.getByRole('button', { name: 'Itigil ang mga paalala' }).click();
  await expect(phone.getByRole('heading', { name: 'Itinigil na ang mga paalala' })).toBeVisible();

  await phone.goto(link.replace('language=fil', 'language=%22%3E%3Cb%3E'));
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

/** Every screen up to success, including a wrong password and an unfound employer. */
async function connectInFilipino(phone: Page): Promise<void> {
  const frame = phone.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(frame.getByRole('button', { name: 'Magsimula' })).toBeVisible();
  await expectFitsPhone(phone, 'consent');
  await frame.getByRole('button', { name: 'Magsimula' }).click();
  await expect(frame.getByRole('heading', { name: 'Piliin ang iyong account' })).toBeVisible();
  await expectFitsPhone(phone, 'providers');
  await frame.getByRole('searchbox').fill('Corner Bakery');
  await expect(frame.getByText('Walang nakita.')).toBeVisible();
  await expectFitsPhone(phone, 'nothing-found');
  await frame.getByRole('searchbox').fill('NBI');
  await frame.getByRole('button', { name: /NBI/ }).first().click();
  const signIn = async (password: string) => {
    await frame.getByLabel('Username').fill('Christina');
    await frame.getByLabel('Password', { exact: true }).fill(password);
    await frame.locator('button[type=submit]').click();
  };
  await expect(frame.getByRole('heading', { name: /^Mag-sign in sa / })).toBeVisible();
  await expectFitsPhone(phone, 'sign-in');
  await signIn('error:INVALID_CREDENTIALS');
  await expect(frame.getByRole('heading', { name: 'Maling detalye sa pag-sign in' })).toBeVisible();
  await expectFitsPhone(phone, 'failure');
  await frame.getByRole('button', { name: 'Subukang muli' }).click();
  await signIn('YGUS1');
  await expect(frame.getByRole('heading', { name: 'Tagumpay!' })).toBeVisible();
  await expectFitsPhone(phone, 'success');
  await frame.getByRole('button', { name: 'Tapos na' }).click();
}
