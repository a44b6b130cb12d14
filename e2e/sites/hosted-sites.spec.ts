import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { copyBy } from '../support/copy-by.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };

interface Developer {
  request: APIRequestContext;
  authorization: string;
}

async function logIn(request: APIRequestContext): Promise<Developer> {
  const answer = await request.post('/developer/v1/developerTokens', { data: credentials });
  return { request, authorization: `Bearer ${(await answer.json()).data.developerToken.token}` };
}

/** Text that a page must show unchanged. */
const hostile = '</script><img src=x onerror=alert(1)>';
const result = (headerText: string) => ({ headerText, bodyText: hostile, continueButtonName: '' });

async function createSite(
  { request, authorization }: Developer,
  change: object = {},
): Promise<{ id: string; url: string }> {
  const data = {
    name: 'Loans',
    winkTemplateId: 'default_customization',
    winkSiteTemplate: {
      redirectBackUrl: 'https://example.com/done',
      landingPageConfig: {
        enabled: true,
        headerText: 'Share your records',
        bodyText: `**Two** minutes ${hostile} [here](javascript:alert(1))\n\n- No paper\n- No waiting`,
        continueButtonName: '',
      },
      resultPageConfig: {
        enabled: true,
        enableQrCode: true,
        successPage: result('Thank you!'),
        failurePage: result('Not connected'),
      },
      ...change,
    },
  };
  const answer = await request.post('/developer/v1/winkSites?mode=SANDBOX', { headers: { authorization }, data });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
  return (await answer.json()).data;
}

async function readSession({ request, authorization }: Developer, winkSiteId: string) {
  const path = `/developer/v1/winkSiteSessions?mode=SANDBOX&winkSiteId=${winkSiteId}`;
  return (await (await request.get(path, { headers: { authorization } })).json()).data.items[0];
}

async function logInAtNbi(page: Page, password: string): Promise<void> {
  await fillInAtNbi(page, password);
  await page.locator('button[type=submit]').click();
}

async function fillInAtNbi(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByRole('searchbox').fill('NBI');
  await page.getByRole('button', { name: /NBI/ }).first().click();
  await page.getByLabel('Username').fill('Christina');
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const phone = { width: 320, height: 640 };

async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.locator('img[src=x], a[href^=javascript]')).toHaveCount(0);
}

/** Expects no horizontal scrolling and no axe violations, in both themes. */
async function expectFine(page: Page): Promise<void> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  expect(await page.evaluate(fits)).toBe(true);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test.use({ viewport: phone });

async function visitAndTakeBack({ page, request }: { page: Page; request: APIRequestContext }): Promise<void> {
  const developer = await logIn(request);
  const site = await createSite(developer);
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security') && refused.push(message.text()));
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Share your records' })).toBeFocused();
  await expectHarmless(page);
  await expectFine(page);
  expect(await readSession(developer, site.id)).toBeUndefined();

  // A double press opens the widget but presses nothing in it; Back goes through its screens.
  await page.getByRole('button', { name: 'GET STARTED' }).dblclick();
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await logInAtNbi(page, 'error:INVALID_CREDENTIALS');
  await expect(page.getByRole('heading', { name: 'Wrong sign-in details' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Not connected' })).toBeFocused();
  await expectHarmless(page);
  await expectFine(page);
  expect(await readSession(developer, site.id)).toMatchObject({ status: 'FAILURE' });

  await page.getByRole('button', { name: 'CONNECT' }).click();
  await logInAtNbi(page, 'YGUS1');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expectFine(page);
  const finished = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Done' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code to manage your connected accounts' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save QR Code' }).click();
  expect((await download).suggestedFilename()).toBe('manage-your-accounts.png');
  await expectFine(page);
  const session = await readSession(developer, site.id);
  expect(session).toMatchObject({ status: 'SUCCESS', winkSiteName: 'Loans' });

  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'The application' }));
  const { manageUrl } = (await (await finished).json()).data;
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await page.waitForURL(`https://example.com/done?winkSiteSessionId=${session.id}&status=SUCCESS`);

  await page.goto(manageUrl);
  await expect(page.getByRole('heading', { name: 'Your connected accounts' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: /NBI/ }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page
    .getByRole('button', { name: /Disconnect/ })
    .first()
    .click();
  await expect.poll(async () => (await readSession(developer, site.id)).status).toBe('REVOKED');
  await expectFine(page);
  expect(refused).toEqual([]);
}

test('leads from the landing page over a failed login to the result, keeps the code and revokes all', ({
  page,
  request,
}) => visitAndTakeBack({ page, request }));

test.describe('on a desktop', { tag: '@slow' }, () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('leads a person the same way', ({ page, request }) => visitAndTakeBack({ page, request }));

  test('draws a site, and shows, resets and erases the visit of a person', async ({ page, request, browser }) => {
    const { authorization } = await logInAsNewTenant(page, request, 'drawn-site');
    await page.goto('/link/winkSite');
    const url = await drawSite(page);
    const visitor = await browser.newPage({ viewport: { width: 375, height: 667 }, colorScheme: 'dark' });
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { name: 'Show us your records' })).toBeFocused();
    await visitor.getByRole('button', { name: 'GET STARTED' }).click();
    await logInAtNbi(visitor, 'YGUS1');
    await visitor.getByRole('button', { name: 'Done' }).click();
    await expect(visitor.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
    await visitor.close();

    await page.getByRole('tab', { name: 'Sites Data' }).click();
    const row = page.getByRole('row', { name: /Cards/ });
    await expect(row).toContainText('SUCCESS');
    await row.getByRole('button', { name: 'Cards' }).click();
    const drawer = page.getByRole('dialog', { name: 'Back to WinkSite Sessions' });
    await expect(drawer.getByRole('button', { name: /Documents/ })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Back to WinkSite Sessions' }).click();
    await expect(drawer).toBeHidden();
    const userId = await copyBy(row.getByRole('button', { name: 'Copy User ID' }));

    const headers = { authorization };
    await request.post(`/sandbox/v1/users/${userId}/resetSession`, { headers });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(row).toContainText('IN_PROGRESS');
    await page.goto(`/users/user-details?userId=${userId}`);
    await page.getByRole('button', { name: 'More for this user' }).click();
    await page.getByRole('menuitem', { name: 'Erase user' }).click();
    await page.getByRole('button', { name: 'Erase user' }).click();
    await page.waitForURL(/\/users$/);
    await page.goto('/link/winkSite?tab=data');
    await expect(page.getByText('No site visits in this period')).toBeVisible();
  });
});

/** Creates a site in the drawer; returns its address. */
async function drawSite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Site' });
  await adding.getByLabel('Site Name').fill('Cards');
  await adding.getByLabel('Site Type').selectOption('Wink Site (v2)');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Back to Sites' });
  await editor.getByLabel('Wink Widget template').selectOption('Default');
  await editor.getByLabel('Success exit link').fill('https://example.com/done');
  await editor.getByRole('tab', { name: 'Landing Page' }).click();
  // The preview frame is in the left column; the tabs are as wide as the right one.
  const columns = editor.locator('form > div', { has: page.locator('iframe') });
  await expect(columns).toBeVisible();
  const [preview, form] = await columns
    .locator('> *')
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().width));
  expect(preview! / (preview! + form!)).toBeCloseTo(0.7, 2);
  await editor.getByLabel('Header text').fill('Show us your records');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Show us your records' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await seeWhyNotDuplicated(page);
  return copyBy(page.getByRole('button', { name: 'Copy URL: Cards' }));
}

test('opens the widget at once and leaves at once without landing and result page', async ({ page, request }) => {
  const developer = await logIn(request);
  const site = await createSite(developer, {
    landingPageConfig: { enabled: false, headerText: '', bodyText: '', continueButtonName: '' },
    resultPageConfig: { enabled: false, enableQrCode: false, successPage: result(''), failurePage: result('') },
  });
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'The application' }));
  await page.goto(site.url);
  await logInAtNbi(page, 'YGUS1');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL(/^https:\/\/example\.com\/done\?winkSiteSessionId=wss-[0-9a-f]{32}&status=SUCCESS$/);

  await page.goto(site.url);
  await fillInAtNbi(page, 'YGUS1');
  await request.put(`/developer/v1/winkSites/${site.id}/status?mode=SANDBOX`, {
    headers: { authorization: developer.authorization },
    data: { enabled: false },
  });
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
  expect(await readSession(developer, site.id)).toMatchObject({ status: 'PENDING' });
  const answer = await page.goto(site.url);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
  await expectFine(page);
});

test('waits for the outcome of a visit when the widget is closed while records are read', async ({ page, request }) => {
  const developer = await logIn(request);
  const site = await createSite(developer);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'GET STARTED' }).click();
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByRole('searchbox').fill('SSS');
  await page.getByRole('button', { name: /SSS/ }).first().click();
  await page
    .getByLabel(/number/i)
    .first()
    .fill('3300000008');
  await page.getByLabel('Password', { exact: true }).fill('fetch-error:SERVICE_UNAVAILABLE slow:6');
  await page.locator('button[type=submit]').click();
  await page.getByLabel('Verification code').fill('1234');
  await expect(page.getByText('Reading your records').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Not connected' })).toBeVisible();
  expect(await readSession(developer, site.id)).toMatchObject({ status: 'FAILURE' });
});

/** The message can be read and closed while its dialog stays open. */
async function seeWhyNotDuplicated(page: Page): Promise<void> {
  const refusal = { code: 'INVALID_PARAMETERS', message: 'No more sites.', requestId: 'req-1', data: {} };
  await page.route('**/winkSites?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: refusal }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Duplicate Site: Cards' }).click();
  const duplicating = page.getByRole('dialog', { name: 'Duplicate Cards Site' });
  await duplicating.getByLabel('New Site Name').fill('Cards 2');
  await duplicating.getByRole('button', { name: 'Add' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('No more sites.');
  await error.getByRole('button', { name: 'OK' }).click();
  await duplicating.getByRole('button', { name: 'Cancel' }).click();
  await expect(duplicating).toBeHidden();
  await page.unrouteAll();
}

const page3 = {
  scenes: [
    {
      screens: [
        {
          reference: 'Screen_about',
          props: {
            screenName: 'About you',
            routers: [
              {
                target: 'Screen_income',
                conditions: [
                  {
                    logicOperator: 'AND',
                    expressions: [
                      {
                        field: 'FormModule_about.output.data.formData.employed',
                        comparisonOperator: 'EQ',
                        value: 'YES',
                      },
                    ],
                  },
                ],
              },
              { target: 'Screen_plans', conditions: [] },
            ],
          },
          module: {
            reference: 'FormModule_about',
            type: 'FormModule',
            props: {
              components: [
                { reference: 'Title_1', itemType: 'Title', props: { text: 'Who are you?', level: 1 } },
                {
                  reference: 'Input_name',
                  itemType: 'Input',
                  props: { label: 'Full name', name: 'fullName', required: true },
                },
                {
                  reference: 'Radio_work',
                  itemType: 'RadioGroup',
                  props: {
                    label: 'Are you employed?',
                    name: 'employed',
                    required: true,
                    options: [
                      { label: 'Yes', value: 'YES' },
                      { label: 'No', value: 'NO' },
                    ],
                  },
                },
              ],
            },
          },
        },
        {
          reference: 'Screen_income',
          props: { screenName: 'Income', routers: [] },
          module: {
            reference: 'FormModule_income',
            type: 'FormModule',
            props: {
              components: [
                { reference: 'Markdown_1', itemType: 'Markdown', props: { text: 'Hello **{{About you.Full name}}**' } },
                {
                  reference: 'Input_income',
                  itemType: 'Input',
                  props: { label: 'Badge', name: 'badge', rules: [{ format: 'REGEX', regex: '^[A-Z]+$' }] },
                },
                { reference: 'Date_1', itemType: 'DatePicker', props: { label: 'Since', name: 'since' } },
              ],
            },
          },
        },
        {
          reference: 'Screen_plans',
          props: { screenName: 'Plans', routers: [] },
          module: {
            reference: 'FormModule_plans',
            type: 'FormModule',
            props: {
              components: [{ reference: 'Input_plans', itemType: 'Input', props: { label: 'Plans', name: 'plans' } }],
            },
          },
        },
      ],
    },
  ],
  additionalConfig: { themeColor: '#167e1c', urlParams: [] },
};

test('keeps answers of a builder site while offline, on the way back and over a reload, but only those of the final path', async ({
  page,
  request,
  context,
}) => {
  const developer = await logIn(request);
  const { authorization } = developer;
  const created = await request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers: { authorization },
    data: { name: 'Onboarding', type: 'LOWCODE', winkSiteTemplate: page3 },
  });
  expect([created.status(), await created.text()]).toEqual([201, expect.anything()]);
  const site = (await created.json()).data;
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expectFine(page);

  await page.getByLabel('Full name').fill('George');
  await page.getByLabel('No').check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('You are offline. Your answers are kept on this phone.')).toBeVisible();
  await expect(page.getByLabel('Plans')).toBeVisible();
  await expectFine(page);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect.poll(async () => (await readSession(developer, site.id))?.status).toBe('IN_PROGRESS');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
  await expectFine(page);
  await expect(page.getByText('George')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Plans')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('George');
  await page.getByLabel('Yes').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Hello George')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Badge').fill('abc');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please enter a valid Badge')).toBeVisible();
  await page.getByLabel('Badge').fill('ABC');
  await page.getByLabel('Since').fill('2026-01-31');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'All done' })).toBeFocused();

  const session = await readSession(developer, site.id);
  expect(session.status).toBe('SUCCESS');
  const forms = await request.get(`/developer/v1/winkSiteSessions/${session.id}/forms?mode=SANDBOX`, {
    headers: { authorization },
  });
  expect((await forms.json()).data.map(({ data }: { data: object }) => data)).toEqual([
    { fullName: 'George', employed: 'YES' },
    { badge: 'ABC', since: '2026-01-31' },
  ]);
});
