import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectColoursInDark } from '../support/axe.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';

type Router = ReturnType<typeof to>;
const to = (name: string, ...tests: [string, string][]) => ({
  target: `Screen_${name}`,
  conditions: tests.length === 0 ? [] : [{ logicOperator: 'AND', expressions: tests.map(toExpression) }],
});
const toExpression = ([comparisonOperator, value]: [string, string]) => ({
  field: 'FormModule_Income.output.data.formData.pay',
  comparisonOperator,
  value,
});
const pay = {
  reference: 'Input_pay',
  itemType: 'Input',
  props: { label: 'Monthly income', name: 'pay', required: true, rules: [{ format: 'NUMBER', min: 0 }] },
};
const screenOf = (name: string, components: object[], routers: Router[] = []) => ({
  reference: `Screen_${name}`,
  props: { screenName: name, routers },
  module: { reference: `FormModule_${name}`, type: 'FormModule', props: { components } },
});
const endingOf = (name: string, outcome: string) => ({
  ...screenOf(name, []),
  module: { reference: `EndingModule_${name}`, type: 'EndingModule', props: { outcome, headerText: name } },
});
/** The condition of High contradicts itself, and no route leads to Extra. */
const loans = [
  screenOf('Income', [pay], [to('Low', ['LT', '500']), to('High', ['GT', '50000'], ['LT', '10000']), to('Middle')]),
  screenOf('Low', [], [to('Declined')]),
  screenOf('Middle', [], [to('Thanks')]),
  screenOf('High', [], [to('Thanks')]),
  screenOf('Extra', []),
  endingOf('Thanks', 'SUCCESS'),
  endingOf('Declined', 'DECLINED'),
];

async function createSite(request: APIRequestContext, emailAddress: string, screens: object[]) {
  const tokens = await request.post('/developer/v1/developerTokens', { data: { emailAddress, password } });
  const authorization = `Bearer ${(await tokens.json()).data.developerToken.token}`;
  const created = await request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers: { authorization },
    data: { name: 'Loans', type: 'LOWCODE', winkSiteTemplate: { scenes: [{ screens }] } },
  });
  expect([created.status(), await created.text()]).toEqual([201, expect.anything()]);
  return { ...((await created.json()).data as { id: string; url: string }), authorization };
}

const opener = (page: Page) => page.getByRole('button', { name: 'Flow map', exact: true });
const mapOf = (page: Page) => page.getByRole('application', { name: 'Map of screens and routes' });
const said = (page: Page) => page.getByRole('status', { name: 'Changes' });
/** Screens on the map, by name. */
const screenOn = (page: Page, name: string) => mapOf(page).getByRole('group', { name, exact: true });
const addRoute = (page: Page, name: string) => page.getByRole('button', { name: `Add a route from ${name}` });

test('shows the whole site, takes a route by drag and drop, and leads to faults', async ({
  page,
  request,
  browser,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const { emailAddress } = await logInAsNewTenant(page, request, 'flow-map');
  const { id, url, authorization } = await createSite(request, emailAddress, loans);
  await page.goto(`/link/winkSiteDetail/${id}/Loans`);
  for (const width of [1024, 1210, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('tab', { name: 'Site', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await opener(page).click();
  await expect(mapOf(page)).toBeVisible();
  const contents = page.getByRole('status', { name: 'Contents' });
  await expect(contents).toContainText('7 screens, 6 routes. No visits of version 1 yet.');
  await expect(screenOn(page, 'Income')).toContainText('First screen · 1 field');
  await expect(screenOn(page, 'Income').getByRole('button', { name: /^Route/ })).toHaveText([
    '1. Monthly income below 500',
    '2. Monthly income above 50,000 and below 10,000',
    'Otherwise',
  ]);
  await expect(screenOn(page, 'Extra')).toContainText('Unreachable');
  await expect(screenOn(page, 'Declined')).toContainText('Ending, declined');
  const [card, lastRow] = [screenOn(page, 'Extra'), addRoute(page, 'Extra')];
  const [around, inside] = [(await card.boundingBox())!, (await lastRow.boundingBox())!];
  expect(Math.abs(around.y + around.height - inside.y - inside.height)).toBeLessThan(3);
  await expectAccessible(page);
  await expectColoursInDark(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await addRoute(page, 'Middle').hover();
  await page.mouse.down();
  const target = (await screenOn(page, 'Extra').boundingBox())!;
  await page.mouse.move(target.x + target.width / 2, target.y + 20, { steps: 10 });
  await page.mouse.up();
  await expect(said(page)).toHaveText('Route from Middle to Extra added');
  await expect(contents).toContainText('7 screens, 7 routes.');
  await expect(screenOn(page, 'Extra')).not.toContainText('Unreachable');
  await page.keyboard.press('Control+z');
  await expect(said(page)).toHaveText('Undone: added a route from Middle to Extra');
  await expect(screenOn(page, 'Extra')).toContainText('Unreachable');

  await addRoute(page, 'Low').hover();
  await page.mouse.down();
  const first = (await screenOn(page, 'Income').boundingBox())!;
  await page.mouse.move(first.x + first.width / 2, first.y + 20, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByText('A route cannot lead to the first screen').last()).toBeVisible();
  await expect(contents).toContainText('6 routes.');

  await screenOn(page, 'Income').getByRole('button', { name: '1 finding of Income, with faults' }).click();
  await page.getByRole('button', { name: 'Go there' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await expect(dialog.getByRole('group', { name: 'Next item 2', exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(mapOf(page)).toBeHidden();

  const visitor = await browser.newPage();
  await visitor.goto(url);
  await visitor.getByLabel('Monthly income').fill('100');
  await visitor.getByRole('button', { name: 'Next' }).click();
  await expect(visitor.getByRole('heading', { name: 'Low' })).toBeAttached();
  const shown = async () => {
    const funnel = await request.get(`/developer/v1/winkSites/${id}/funnel?mode=SANDBOX`, {
      headers: { authorization },
    });
    return (await funnel.json()).data.screens[0].shown;
  };
  // A page that closes at once may not have sent its steps.
  await expect.poll(shown).toBe(1);
  await visitor.close();
  await opener(page).click();
  await expect(contents).toContainText('Visits of version 1, all days: 1 session.');
  await expect(screenOn(page, 'Income')).toContainText('1 reached it, 0 left (0 %)');
  await screenOn(page, 'Low')
    .getByRole('button', { name: /^Form Low/ })
    .click();
  await expect(mapOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Low', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(violations).toEqual([]);
});

test('shows and changes the same by keyboard alone, on the map and as a list', async ({ page, request }) => {
  const { emailAddress } = await logInAsNewTenant(page, request, 'flow-map-keys');
  const { id } = await createSite(request, emailAddress, loans);
  await page.goto(`/link/winkSiteDetail/${id}/Loans`);
  const press = (key: string) => page.keyboard.press(key);
  await expect(opener(page)).toBeEnabled();
  await opener(page).focus();
  await press('Enter');
  const income = screenOn(page, 'Income');
  await expect(income).toBeVisible();
  await income.getByRole('button', { name: /^Form Income/ }).focus();
  await press('ArrowDown');
  const route = page.getByRole('button', { name: 'Route 1 from Income: Monthly income below 500, to Low' });
  await expect(route).toBeFocused();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await expect(dialog.getByRole('group', { name: 'Next item 1', exact: true })).toBeFocused();
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(route).toBeFocused();
  await press('ArrowRight');
  await expect(screenOn(page, 'Low').getByRole('button', { name: /^Form Low/ })).toBeFocused();
  await press('Escape');
  await expect(mapOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await press('Enter');
  await expect(mapOf(page)).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).focus();
  await press('Space');
  const row = page.getByRole('row', { name: /^Middle/ });
  await expect(row.getByRole('listitem')).toHaveText(['Always → Thanks']);
  await expectAccessible(page);
  await expectColoursInDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await addRoute(page, 'Middle').focus();
  await press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a route from Middle' });
  await expect(adding.getByLabel('Target Screen')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Ex');
  await adding.getByRole('button', { name: 'Add', exact: true }).focus();
  await press('Enter');
  await expect(adding).toBeHidden();
  await expect(said(page)).toHaveText('Route from Middle to Extra added');
  await expect(row.getByRole('listitem')).toHaveText(['Always → Thanks', 'Otherwise → Extra']);
  await expect(addRoute(page, 'Middle')).toBeFocused();
  await press('Control+z');
  await expect(row.getByRole('listitem')).toHaveText(['Always → Thanks']);
  await press('Escape');
  await expect(opener(page)).toBeFocused();
});
