import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addMember } from '../support/add-member.ts';
import { expectAccessible } from '../support/axe.ts';
import { beginSession } from '../support/begin-session.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';

const field = (name: string, label: string) => ({
  reference: `Input_${name}`,
  itemType: 'Input',
  props: { label, name },
});
const form = (name: string, screenName: string, components: object[], routers: object[] = []) => ({
  reference: `Screen_${name}`,
  props: { screenName, routers },
  module: { reference: `FormModule_${name}`, type: 'FormModule', props: { components } },
});
const pages = {
  scenes: [
    {
      screens: [
        form('about', 'About you', [field('income', 'Income')], [{ target: 'Screen_work', conditions: [] }]),
        form('work', 'Work', [field('employer', 'Employer')]),
      ],
    },
  ],
};

const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const part = (page: Page, name: string) =>
  page.getByRole('list', { name: /^Components of/ }).getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByRole('status', { name: 'Draft' })).toContainText('Draft saved');
const screen = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openSite(page: Page, id: string): Promise<void> {
  await page.goto(`/link/winkSiteDetail/${id}/Loans`);
  await expect(part(page, 'Input Income')).toBeVisible();
}

async function setLabel(page: Page, name: string, label: string): Promise<void> {
  await part(page, name).click();
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill(label);
}

/** Opens the colleague's browser. */
async function openAsColleague(context: BrowserContext, request: APIRequestContext, developer: string): Promise<Page> {
  const emailAddress = await addMember(request, developer);
  const answer = await request.post('/developer/v1/developerTokens', { data: { emailAddress, password } });
  const page = await context.newPage();
  await beginSession(page, (await answer.json()).data);
  return page;
}

test("lets two people edit one site without losing or publishing the other's work, and shows conflicts to both", async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(240_000);
  const { developer } = await logInAsNewTenant(page, request, 'co-editing');
  const headers = { authorization: developer };
  const sites = '/developer/v1/winkSites';
  const data = { name: 'Loans', type: 'LOWCODE', winkSiteTemplate: pages };
  const { id, url } = (await (await request.post(`${sites}?mode=SANDBOX`, { headers, data })).json()).data;
  const context = await browser.newContext();
  const other = await openAsColleague(context, request, developer);

  // The colleague saves a draft and closes the tab; Save publishes without it, and the draft is kept.
  await openSite(other, id);
  await openSite(page, id);
  await screen(other, 'Work').click();
  await setLabel(other, 'Input Employer', 'Company');
  await saved(other);
  await expect(page.getByRole('button', { name: /has a draft/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^In a draft of/ })).toBeVisible();
  await expectAccessible(page);
  await other.goto('about:blank');
  await setLabel(page, 'Input Income', 'Monthly pay');
  await saved(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/link\/winkSite$/);
  const visitor = await browser.newPage();
  await visitor.goto(url);
  await expect(visitor.getByLabel('Monthly pay')).toBeVisible();
  await visitor.getByRole('button', { name: 'Next' }).click();
  await expect(visitor.getByLabel('Employer')).toBeVisible();
  await visitor.close();

  await other.goto(`/link/winkSiteDetail/${id}/Loans`);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(part(other, 'Input Monthly pay')).toBeVisible();
  await screen(other, 'Work').click();
  await expect(part(other, 'Input Company')).toBeVisible();

  // Both change the same label: both are notified, and the later one decides.
  await screen(other, 'About you').click();
  await setLabel(other, 'Input Monthly pay', 'Wage');
  await saved(other);
  await page.goto(`/link/winkSiteDetail/${id}/Loans`);
  await setLabel(page, 'Input Monthly pay', 'Salary');
  await saved(page);
  for (const editor of [page, other]) await expect(editor.getByRole('button', { name: /Conflict/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^The draft of .* conflicts with your saved changes: Label of/)).toBeVisible();
  const dialog = other.getByRole('dialog', { name: 'Both of you changed the same parts' });
  await expect(dialog.getByText('Mine: "Wage"')).toBeVisible();
  await dialog.getByLabel(/"Salary"/).check();
  await dialog.getByRole('button', { name: 'Keep these' }).click();
  await expect(part(other, 'Input Salary')).toBeVisible();

  // Actions from before the merges can still be undone.
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');

  // The site is deleted while it is being edited.
  await request.delete(`${sites}/${id}?mode=SANDBOX`, { headers });
  await expect(other.getByRole('dialog', { name: 'This site was deleted' })).toBeVisible();
  await other.getByRole('button', { name: 'Save as new site' }).click();
  await expect(other).not.toHaveURL(new RegExp(id));
  await screen(other, 'Work').click();
  await expect(part(other, 'Input Company')).toBeVisible();
  await context.close();
});
