import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { shareOfDifference } from '../support/compare-pictures.ts';
import { watchRequests } from '../support/count-requests.ts';
import { logInToDemo } from '../support/demo-tenant.ts';
import { linkMailedTo, mailTo } from '../support/mailbox.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const template = {
  name: 'Email Template v1',
  company: { name: 'XYZ Bank', logoUrl: '' },
  email: {
    sendEmail: true,
    senderName: 'XYZ Bank',
    replyAddress: 'replies@xyz.co',
    subject: 'Please connect your work account',
    body: 'Hello {{firstName}}! Please share your employment data with us.',
  },
  landingPage: {
    header: 'Share your employment data with {{company.name}}',
    description: 'It will be a quick process.',
    button: 'START NOW',
  },
  successPage: {
    header: 'Thank you, {{firstName}}',
    description: 'Please wait for us to get in touch!',
    button: 'Connect another account',
  },
};
const christina = { fullName: 'Christina Tan', firstName: 'Christina', lastName: 'Tan' };

interface Api {
  request: APIRequestContext;
  base: '/sandbox/v1' | '/open/v1' | '/developer/v1';
  authorization: string;
}

async function post(
  { request, base, authorization }: Api,
  path: string,
  data: object,
): Promise<{ id: string; userId: string }> {
  const answer = await request.post(`${base}${path}`, { headers: { authorization }, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

async function readStatus({ request, base, authorization }: Api, id: string): Promise<string> {
  return (await (await request.get(`${base}/invites/${id}`, { headers: { authorization } })).json()).data.status;
}

test('opens the mailed link, connects an account and thanks the invited person', async ({ page, request }) => {
  const { authorization, developer } = await logInAsNewTenant(page, request, 'invites');
  const api: Api = { request, base: '/sandbox/v1', authorization };
  const { id: templateId } = await post(api, '/inviteTemplates', template);
  const email = `christina-${Date.now()}@example.com`;
  const { id } = await post(api, '/invites', { ...christina, email, templateId });

  const link = await linkMailedTo(request, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Share your employment data with XYZ Bank' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'START NOW' }).click();
  await connectNbi(page.frameLocator('iframe').locator('body'));
  await expect(page.getByRole('heading', { name: 'Thank you, Christina' })).toBeVisible();
  expect(await readStatus(api, id)).toBe('LINKED');
  await expectAccessible(page);

  // A second invite leads to a site: the visit belongs to the invited person.
  const { id: siteId } = await post(
    { ...api, base: '/developer/v1', authorization: developer },
    '/winkSites?mode=SANDBOX',
    {
      name: 'Cards',
      winkTemplateId: 'default_customization',
      winkSiteTemplate: { landingPageConfig: { headerText: 'Share your records' } },
    },
  );
  const toSite = `christina-site-${Date.now()}@example.com`;
  const invite = await post(api, '/invites', { ...christina, email: toSite, templateId, winkSiteId: siteId });
  await page.goto(await linkMailedTo(request, toSite));
  await page.getByRole('button', { name: 'GET STARTED' }).click();
  await connectNbi(page.locator('body'));
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(await readStatus(api, invite.id)).toBe('LINKED');
  const listed = await request.get(`/developer/v1/winkSiteSessions?mode=SANDBOX&winkSiteId=${siteId}`, {
    headers: { authorization: developer },
  });
  const { userId } = invite;
  expect((await listed.json()).data.items).toMatchObject([{ userId, status: 'SUCCESS' }]);

  await page.goto(`${link}x`);
  await expect(page.getByRole('heading', { name: 'This invitation cannot be found' })).toBeVisible();
  await expectAccessible(page);
});

const colourSchemes = ['light', 'dark'] as const;

/** Screenshots of an element in both themes, and its width. */
async function picturesOf(page: Page, part: Locator) {
  // At whole pixels: letters at a fractional offset look different.
  await part.evaluate((element: HTMLElement) => {
    const { y } = element.getBoundingClientRect();
    Object.assign(element.style, { position: 'relative', top: `${Math.ceil(y) - y}px` });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await part.screenshot();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await part.screenshot();
  return { light, dark, width: Math.round((await part.boundingBox())!.width) };
}

async function connectNbi(widget: Locator): Promise<void> {
  await widget.getByRole('button', { name: 'Get started' }).click();
  await widget.getByRole('searchbox').fill('NBI');
  await widget.getByRole('button', { name: /NBI/ }).first().click();
  await widget.getByLabel('Username').fill('Christina');
  await widget.getByLabel('Password', { exact: true }).fill('YGUS1');
  await widget.locator('button[type=submit]').click();
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await widget.getByRole('button', { name: 'Done' }).click();
}

const moreInvited = (page: Page) => page.getByRole('button', { name: 'Load more invited' });

/** Other tests invite at the same time, so the row may be further down. */
async function expectInvited(page: Page, name: string | RegExp): Promise<void> {
  const row = page.getByRole('table', { name: 'Invited users' }).getByRole('row', { name });
  await expect(async () => {
    if (!(await row.isVisible()) && (await moreInvited(page).isEnabled())) await moreInvited(page).click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function expectEnd(page: Page): Promise<void> {
  const more = moreInvited(page);
  const isAtEnd = async () => {
    if (await more.isEnabled()) await more.click();
    return (await more.isDisabled()) && (await more.getAttribute('data-loading')) === null;
  };
  await expect.poll(isAtEnd).toBe(true);
}

test('lists invited people in Production', async ({ page, request }) => {
  const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
  const login = await request.post('/developer/v1/developerTokens', { data: credentials });
  const { token } = (await login.json()).data.openApiProductionToken;
  const api: Api = { request, base: '/open/v1', authorization: `Bearer ${token}` };
  const { id: templateId } = await post(api, '/inviteTemplates', {
    ...template,
    email: { ...template.email, sendEmail: false },
  });
  const run = Date.now();
  for (let count = 1; count <= 11; count++)
    await post(api, '/invites', { ...christina, email: `christina-${count}-${run}@example.com`, templateId });

  await logInToDemo(page);
  await page.goto('/users?tab=invite');
  await expect(page.getByRole('tab', { name: 'CONNECTED', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'INVITED' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Sandbox' }).click();
  await expect(page.getByRole('tab', { name: 'INVITED' })).toHaveAttribute('aria-selected', 'true');
  const table = page.getByRole('table', { name: 'Invited users' });
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Status', 'Invited At']);
  await expect(table.getByRole('row')).toHaveCount(11);
  await expectAccessible(page);
  await expectInvited(page, new RegExp(`christina-11-${run}.*Invited`));
  await expectInvited(page, new RegExp(`christina-1-${run}.*Invited`));
  await expectEnd(page);
  await page.getByRole('tab', { name: 'UNSUCCESSFUL CONNECTIONS' }).click();
  await expect(page).toHaveURL(/tab=fail/);
});

test('invites one user, then those of a file', async ({ page, request }) => {
  await logInToDemo(page);
  await page.goto('/dashboard');
  await page.getByRole('switch', { name: 'Sandbox' }).click();
  await expect(page.getByRole('switch', { name: 'Sandbox' })).not.toBeChecked();
  await page.goto('/users');
  await page.getByRole('link', { name: 'Invite new Users' }).click();
  await expect(page).toHaveTitle(/^Invite/);

  const email = `ryan-${Date.now()}@example.com`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Full name').fill('Ryan Lestari');
  await page.getByLabel('Subject').fill(`An invitation for \${fullName}`);
  const preview = page.getByRole('region', { name: 'Preview of the email' });
  await expect(preview).toContainText('AN INVITATION FROM DEMO LENDING');
  await expect(preview).toContainText('An invitation for Ryan Lestari');
  await page
    .getByRole('textbox', { name: 'Invitation text' })
    .fill(`Hello \${fullName}! <b>Two</b> lines\nof one paragraph.\n\n${'Donaudampfschiff'.repeat(6)}`);
  await page.getByLabel('Reminders after days').fill('3, 7');
  const letters = await picturesOf(page, preview.locator('> div'));
  await expectAccessible(page);
  await page.getByRole('tab', { name: '3 Wink Widget' }).click();
  await page.getByRole('combobox', { name: 'Wink Widget Template' }).selectOption('Default');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Select your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm invitation' });
  await expect(dialog).toContainText(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  expect(await linkMailedTo(request, email)).toContain('/invite-user/iv-');
  const mail = await page.context().newPage();
  await mail.setViewportSize({ width: letters.width, height: 800 });
  await mail.setContent((await mailTo(request, email)).html);
  const mails = await picturesOf(mail, mail.locator('body > table'));
  for (const scheme of colourSchemes)
    expect(await shareOfDifference(page, letters[scheme], mails[scheme]), scheme).toBeLessThan(0.005);
  await mail.close();

  await page.getByRole('tab', { name: 'Invite multiple users' }).click();
  await expectAccessible(page);
  const people = ['ryan', 'christina'].map((name) => `${name}-${Date.now()}@example.com`);
  const csv = ['FullName,Email', ...people.map((address) => `Ryan Lestari,${address}`)].join('\n');
  // Loads the upload code before going offline.
  const { rest } = watchRequests(page);
  await page.getByRole('button', { name: 'Browse' }).hover();
  await rest();
  await page.context().setOffline(true);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('region', { name: 'Contacts' })).toContainText('Contacts with emails: 2');
  const batch = page.getByRole('form', { name: 'Invite multiple users' });
  await expect(batch).toBeVisible();
  await page.context().setOffline(false);
  await batch.getByRole('tab', { name: '3 Wink Widget' }).click();
  await batch.getByRole('combobox', { name: 'Wink Widget Template' }).selectOption('Default');
  await batch.getByRole('button', { name: 'Send invite' }).click();
  const complete = page.getByRole('dialog', { name: 'Send complete' });
  await expect(complete).toContainText('Successes: 2');
  await expectAccessible(page);
  await complete.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Browse' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to User Data' }).click();
  await page.getByRole('tab', { name: 'INVITED' }).click();
  await expectInvited(page, people[0]!);
  await page.getByRole('link', { name: 'Invite new Users' }).click();
  await expect(page.getByRole('heading', { name: 'Invite', exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Sandbox' }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByRole('tab', { name: 'INVITED' })).toHaveCount(0);
});
