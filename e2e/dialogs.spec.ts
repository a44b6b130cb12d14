import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectColoursInDark } from './support/axe.ts';
import { logInToDemo } from './support/demo-login.ts';

interface Opener {
  /** Presses that lead to it: the last one opens the dialog, those before open menus. */
  names: (string | RegExp)[];
  role?: 'dialog' | 'menu';
}

const siteName = 'Site with dialogs';

const dialogs: [path: string, ...openers: Opener[]][] = [
  ['/usage', { names: [/^From/] }],
  ['/users', { names: [/^From/] }],
  ['/link/template', { names: ['Add New Template'] }],
  [
    '/link/winkSite',
    { names: ['Add New Site'] },
    { names: [`Duplicate Site: ${siteName}`] },
    { names: [`Delete Site: ${siteName}`] },
    { names: [`More: ${siteName}`], role: 'menu' },
    { names: [`More: ${siteName}`, 'QR code'] },
    { names: [`More: ${siteName}`, 'Versions'] },
    { names: [`More: ${siteName}`, 'Funnel'] },
    { names: [`More: ${siteName}`, 'Copy to Production'] },
  ],
  ['/developer/api-keys', { names: ['Create API Key'] }],
  ['/developer/webhooks', { names: ['Add New Webhook'] }],
  ['/account/organization', { names: ['Upload image'] }],
  [
    '/link/winkSiteDetail/new/Loans',
    { names: ['Add a screen'] },
    { names: [/^Checks/] },
    { names: ['Next Config of Screen 1'] },
  ],
];

async function createSite(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('jwt'));
  const text = { headerText: 'Thank you!', bodyText: '', continueButtonName: '' };
  const answer = await page.request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: siteName,
      winkTemplateId: 'default_customization',
      winkSiteTemplate: {
        landingPageConfig: { enabled: true, ...text },
        resultPageConfig: { enabled: true, enableQrCode: true, successPage: text, failurePage: text },
      },
    },
  });
  expect(answer.status()).toBe(201);
}

/** Presses a button or an item of a menu by the keyboard. */
async function press(page: Page, name: string | RegExp): Promise<Locator> {
  const target = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first();
  await target.focus();
  await page.keyboard.press('Enter');
  return target;
}

for (const [path, ...openers] of dialogs)
  test(`opens accessible dialogs of ${path} in both themes, and returns the focus`, async ({ page }) => {
    await logInToDemo(page);
    if (path === '/link/winkSite') await createSite(page);
    await page.goto(path);
    for (const { names, role = 'dialog' } of openers) {
      const trigger = await press(page, names[0]!);
      for (const name of names.slice(1)) await press(page, name);
      const layer = page.getByRole(role).last();
      await expect(layer, String(names)).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(layer.locator(':focus')).toHaveCount(1);
      await expectAccessible(page);
      await expectColoursInDark(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
      await expect(trigger, String(names)).toBeFocused();
    }
  });
