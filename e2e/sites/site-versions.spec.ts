import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectColoursInDark } from '../support/axe.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';

const field = (name: string, label: string) => ({
  reference: `Input_${name}`,
  itemType: 'Input',
  props: { label, name },
});
const form = (name: string, title: string, components: object[], routers: object[] = []) => ({
  reference: `Screen_${name}`,
  props: { screenName: title, routers },
  module: { reference: `FormModule_${name}`, type: 'FormModule', props: { components } },
});
const to = (name: string, value?: string) => ({
  target: `Screen_${name}`,
  conditions: value
    ? [
        {
          logicOperator: 'AND',
          expressions: [{ field: 'FormModule_about.output.data.formData.employed', comparisonOperator: 'EQ', value }],
        },
      ]
    : [],
});
const pages = (label: string) => ({
  scenes: [
    {
      screens: [
        form('about', 'About you', [field('employed', label)], [to('work', 'YES')]),
        form('work', 'Work', [field('employer', 'Employer')]),
      ],
    },
  ],
});

interface Developer {
  request: APIRequestContext;
  authorization: string;
}

async function authorize(request: APIRequestContext, emailAddress: string): Promise<Developer> {
  const answer = await request.post('/developer/v1/developerTokens', { data: { emailAddress, password } });
  return { request, authorization: `Bearer ${(await answer.json()).data.developerToken.token}` };
}

async function save({ request, authorization }: Developer, label: string, id?: string) {
  const data = { name: 'Loans', type: 'LOWCODE', winkSiteTemplate: pages(label) };
  const options = { headers: { authorization }, data };
  const answer = id
    ? await request.put(`/developer/v1/winkSites/${id}?mode=SANDBOX`, options)
    : await request.post('/developer/v1/winkSites?mode=SANDBOX', options);
  expect([answer.status(), await answer.text()]).toEqual([id ? 200 : 201, expect.anything()]);
  return (await answer.json()).data as { id: string; url: string };
}

const canvas = (page: Page) => page.frameLocator('iframe[title="Page of the site"]');
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const part = (page: Page, name: string) =>
  page.getByRole('list', { name: /^Components of/ }).getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByRole('status', { name: 'Draft' })).toContainText('Draft saved');

async function setLabel(page: Page, name: string, label: string): Promise<void> {
  await part(page, name).click();
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill(label);
}

test('shows an example for a claim; compares and restores versions, and keeps running visits on theirs', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const { emailAddress } = await logInAsNewTenant(page, request, 'versions');
  const developer = await authorize(request, emailAddress);
  const site = await save(developer, 'Employed');
  const early = await browser.newPage();
  await early.goto(site.url);
  await early.getByLabel('Employed').fill('YES');
  await early.getByRole('button', { name: 'Next' }).click();
  await expect(early.getByLabel('Employer')).toBeVisible();
  await save(developer, 'Are you employed?', site.id);
  const late = await browser.newPage();
  await late.goto(site.url);
  await expect(late.getByLabel('Are you employed?')).toBeVisible();
  await late.close();
  await early.getByRole('button', { name: 'Next' }).click();
  await expect(early.getByRole('heading', { name: 'All done' })).toBeVisible();
  await early.close();

  await page.goto(`/link/winkSiteDetail/${site.id}/Loans`);
  await page.getByRole('button', { name: /^Checks: \d/ }).click();
  await expect(page.getByText(/no next config item holds in screen About you/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await expect(canvas(page).getByLabel('Are you employed?')).not.toHaveValue('YES');
  await canvas(page).getByRole('button', { name: 'Next' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'All done' })).toBeVisible();

  await page.getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Back to the builder' });
  const findings = page.getByRole('listitem').filter({ hasText: 'the site ends there' });
  await drawer.getByRole('button', { name: 'Findings of version 2' }).click();
  await expect(findings).toBeVisible();
  await drawer.getByRole('button', { name: 'Findings of version 2' }).click();
  await expect(findings).toBeHidden();
  await drawer.getByRole('button', { name: 'Compare' }).click();
  await expect(drawer.getByText('Label of Employed: "Employed" → "Are you employed?"')).toBeVisible();
  for (const [version, label] of [
    [1, 'Employed'],
    [2, 'Are you employed?'],
  ] as const)
    await expect(
      page.frameLocator(`iframe[title="Version ${version}, page of the site"]`).getByLabel(label),
    ).toBeVisible();
  await expectAccessible(page);
  await expectColoursInDark(page);
  await drawer.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(drawer.getByText(/^Version 1 is live for new visitors\./)).toBeVisible();
  const after = await browser.newPage();
  await after.goto(site.url);
  await expect(after.getByLabel('Employed', { exact: true })).toBeVisible();
  await after.close();
});

test('merges changes of two people to one site, and asks about conflicts', async ({ page, request, browser }) => {
  test.setTimeout(120_000);
  const { emailAddress } = await logInAsNewTenant(page, request, 'two-editors');
  const site = await save(await authorize(request, emailAddress), 'Employed');
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  for (const editor of [page, other]) {
    await editor.goto(`/link/winkSiteDetail/${site.id}/Loans`);
    await expect(part(editor, 'Input Employed')).toBeVisible();
  }
  await setLabel(page, 'Input Employed', 'Have you a job?');
  await saved(page);
  await properties(other).getByRole('tab', { name: 'Screen' }).click();
  await properties(other)
    .getByLabel(/^Screen Name/)
    .fill('You');
  await expect(other.getByText('Updated with the changes of another tab of yours').first()).toBeVisible();
  await expect(canvas(other).getByLabel('Have you a job?')).toBeVisible();
  await saved(other);

  // Offline, so that neither sees the other's change first.
  await page.context().setOffline(true);
  await setLabel(other, 'Input Have you a job?', 'Theirs');
  await saved(other);
  await setLabel(page, 'Input Have you a job?', 'Mine');
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Both of you changed the same parts' });
  await expect(dialog.getByText('Mine: "Mine"')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('another tab of yours: "Theirs"').check();
  await dialog.getByRole('button', { name: 'Keep these' }).click();
  await expect(canvas(page).getByLabel('Theirs')).toBeVisible();
  await expect(page.getByRole('button', { name: 'You', exact: true })).toBeVisible();
  await context.close();
});
