import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectColoursInDark } from './support/axe.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';

interface Opener {
  /** Names to press in order: the last one opens the dialog, the others open menus. */
  names: (string | RegExp)[];
  role?: 'dialog' | 'menu';
}

const siteName = 'Site with dialogs';

const dialogs: [path: string, ...openers: Opener[]][] = [
  ['/usage', { names: [/^From/] }],
  ['/users', { names: [/^From/] }, { names: [/^Ryan/] }],
  ['/users/invite', { names: [/^From/] }],
  ['/account/audit-log', { names: ['From'] }],
  ['/link/emulator', { names: ['Reset Link Data'] }],
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
  [
    '/developer/api-keys',
    { names: ['Create API Key'] },
    { names: [/^Actions of API key/], role: 'menu' },
    { names: [/^Actions of API key/, 'Deactivate'] },
  ],
  ['/developer/webhooks', { names: ['Add New Webhook'] }, { names: ['Delete webhook'] }, { names: ['Loan system'] }],
  ['/link/template', { names: ['Add New Template'] }, { names: [/^Edit Loan/] }, { names: [/^Delete Loan/] }],
  ['/snap', { names: ['Submit'] }],
  ['/snap?tab=results', { names: ['Start Date'] }, { names: [/^George/] }],
  ['/signal/verification?panel=results', { names: [/^ver-/] }],
  ['/signal/maws?panel=results', { names: [/^maw-/] }],
  ['/signal/signals', { names: ['Consented At'] }],
  ['/signal/signals?panel=results', { names: ['Start Date'] }, { names: [/^signal-/] }],
  ['/signal/blacklists?panel=results', { names: ['End Date'] }, { names: [/^blacklist-/] }],
  ['/signal/footprints?panel=results', { names: ['Start Date'] }, { names: [/^footprint-/] }],
  ['/account/organization', { names: ['Upload image'] }],
  [
    '/account/organization?changePassword=true',
    { names: ['Set up app'] },
    { names: ['Add passkey'] },
    { names: ['End all other sessions'] },
  ],
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

/** Activates a button, link or menu item with the keyboard. */
async function press(page: Page, name: string | RegExp): Promise<Locator> {
  const target = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .or(page.getByRole('row').getByRole('link', { name, exact: true }))
    .first();
  // The button cannot take focus while its list loads.
  await expect(target).not.toHaveAttribute('disabled');
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

test('focuses the next sensible place when a dialog deleted what opened it', async ({ page, request }) => {
  const { developer } = await logInAsNewTenant(page, request, 'dialogs');
  for (const name of ['First', 'Second']) {
    const url = '/developer/v1/winkTemplates?mode=SANDBOX';
    const created = await request.post(url, { headers: { authorization: developer }, data: { name } });
    expect(created.ok()).toBe(true);
  }
  await page.goto('/link/template');
  for (const [name, heir] of [
    ['Second', 'Delete First'],
    ['First', 'Add New Template'],
  ] as const) {
    await press(page, `Delete ${name}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
    await expect(page.getByRole('button', { name: heir })).toBeFocused();
  }
});
