import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { addMember } from '../support/add-member.ts';
import { beginSession } from '../support/begin-session.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';

interface HalfTyped {
  path: string;
  /** Opens the form where it is not open with its page. */
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  typed?: string;
}

const forms: HalfTyped[] = [
  { path: '/organization', field: (page) => page.getByLabel(/^City/) },
  { path: '/account/organization', field: (page) => page.getByLabel('Job title') },
  {
    path: '/developer/webhooks',
    open: (page) => page.getByRole('button', { name: 'Add New Webhook' }).click(),
    field: (page) => page.getByRole('dialog', { name: 'Add New Webhook' }).getByLabel('Name'),
  },
  {
    path: '/link/template',
    open: (page) => page.getByRole('button', { name: 'Add New Template' }).click(),
    field: (page) => page.getByRole('dialog', { name: 'Back to Templates' }).getByLabel('Template name'),
  },
  {
    path: '/signal/footprints',
    field: (page) => page.locator('main form[aria-label] input:visible').first(),
    typed: '9171234567',
  },
];

/** Requests of a page that change data. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
}

async function typeHalf(page: Page, { path, open, field, typed = 'half typed' }: HalfTyped): Promise<string> {
  await page.goto(path);
  await open?.(page);
  await field(page).click();
  await field(page).fill(typed);
  return field(page).inputValue();
}

async function signIn(page: Page, emailAddress: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
}

async function tokensOf(request: APIRequestContext, emailAddress: string) {
  const answer = await request.post('/developer/v1/developerTokens', { data: { emailAddress, password } });
  return (await answer.json()).data;
}

for (const form of forms)
  test(`keeps what is half typed on ${form.path} when another account signs in or the page reloads`, async ({
    page,
    context,
    request,
    browser,
  }) => {
    const own = await logInAsNewTenant(page, request, 'own');
    const elsewhere = await browser.newContext();
    const { emailAddress } = await logInAsNewTenant(await elsewhere.newPage(), request, 'other');
    await elsewhere.close();
    const typed = await typeHalf(page, form);

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(form.field(page)).toHaveValue(typed);

    const writes = watchWrites(page);
    const other = await context.newPage();
    await other.goto('/readyz');
    await other.evaluate(() => localStorage.clear());
    await signIn(other, emailAddress);
    const locked = page.getByRole('dialog', { name: 'Another account is signed in' });
    await expect(locked).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(locked).toBeVisible();
    expect(writes).toEqual([]);

    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByLabel('Email')).toBeVisible();
    await signIn(other, own.emailAddress);
    await expect(locked).toBeHidden();
    await expect(form.field(page)).toHaveValue(typed);
    expect(writes).toEqual([]);
  });

for (const [before, after] of [
  ['DEVELOPER', 'ADMIN'],
  ['ADMIN', 'DEVELOPER'],
])
  test(`keeps a half-typed dialog when an administrator makes a person ${after}, and saves it after signing in`, async ({
    page,
    context,
    request,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const { developer, authorization } = await logInAsNewTenant(await elsewhere.newPage(), request, 'admin');
    await elsewhere.close();
    const emailAddress = await addMember(request, developer);
    const changeRole = await roleChanger(request, developer, emailAddress);
    await changeRole(before!);
    await beginSession(page, await tokensOf(request, emailAddress));
    await page.goto('/developer/webhooks');
    await page.getByRole('button', { name: 'Add New Webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Webhook' });
    await dialog.getByLabel('Name').fill('Orders');
    await dialog.getByLabel(/^URL|Endpoint/).fill('https://hooks.example.com/orders');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText(before === 'ADMIN' ? 'Admin' : 'Developer', { exact: true })).toBeVisible();

    await changeRole(after!);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const locked = page.getByRole('dialog', { name: 'You are signed out' });
    await expect(locked).toBeVisible();
    expect(await countWebhooks(request, authorization)).toBe(0);
    await signIn(await context.newPage(), emailAddress);
    await expect(locked).toBeHidden();
    await expect(dialog.getByLabel('Name')).toHaveValue('Orders');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await countWebhooks(request, authorization)).toBe(1);
  });

async function roleChanger(request: APIRequestContext, developer: string, emailAddress: string) {
  const headers = { authorization: developer };
  const answer = await request.get('/developer/v1/developers', { headers });
  const members: { id: string; emailAddress: string }[] = (await answer.json()).data.items;
  const member = members.find((one) => one.emailAddress === emailAddress)!;
  return async (role: string) => {
    const changed = await request.put(`/developer/v1/developers/${member.id}/role`, { headers, data: { role } });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
}

async function countWebhooks(request: APIRequestContext, authorization: string): Promise<number> {
  const answer = await request.get('/sandbox/v1/webhooks', { headers: { authorization } });
  return (await answer.json()).data.items.length;
}
