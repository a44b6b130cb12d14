import { expect, type Locator, type Page, test } from '@playwright/test';
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
    await signIn(other, own.emailAddress);
    await expect(locked).toBeHidden();
    await expect(form.field(page)).toHaveValue(typed);
    expect(writes).toEqual([]);
  });
