import { expect, test } from '@playwright/test';
import { beginSession } from '../support/begin-session.ts';

const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };

const screen = (name: string, screenName: string, module: object, routers: object[]) => ({
  reference: `Screen_${name}`,
  props: { screenName, routers },
  module,
});
const form = (name: string, components: object[]) => ({
  reference: `FormModule_${name}`,
  type: 'FormModule',
  props: { components },
});
const when = (field: string, comparisonOperator: string, value: string) => ({
  logicOperator: 'AND',
  expressions: [{ field, comparisonOperator, value }],
});

/** High earners connect an account; those who connect NBI are redirected, with their source in the URL. */
const pages = {
  scenes: [
    {
      screens: [
        screen(
          'pay',
          'Your pay',
          form('pay', [
            {
              reference: 'Input_pay',
              itemType: 'Input',
              props: {
                label: 'Monthly pay',
                name: 'monthlyPay',
                required: true,
                rules: [{ format: 'NUMBER', min: 1 }],
              },
            },
          ]),
          [
            {
              target: 'Screen_connect',
              conditions: [when('FormModule_pay.output.data.formData.monthlyPay', 'GTE', '1000')],
            },
          ],
        ),
        screen(
          'connect',
          'Connect',
          { reference: 'WinkWidgetModule_connect', type: 'WinkWidgetModule', props: { winkTemplateId: null } },
          [
            {
              target: 'https://example.com/done?from={{Query.campaign}}',
              conditions: [when('WinkWidgetModule_connect.output.data.linkedDatasourceIds', 'INCLUDES', 'nbi_ph')],
            },
          ],
        ),
      ],
    },
  ],
  additionalConfig: { themeColor: '#0b7285', urlParams: [{ key: 'campaign', value: 'web' }] },
};

test('shows the answers and connections of a visitor on an address branch in Sites Data and in the forms', async ({
  page,
  request,
  browser,
}) => {
  const tokens = (await (await request.post('/developer/v1/developerTokens', { data: credentials })).json()).data;
  const headers = { authorization: `Bearer ${tokens.developerToken.token}` };
  const get = async (path: string, authorization = headers.authorization) =>
    (await (await request.get(path, { headers: { authorization } })).json()).data;
  const created = await request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers,
    data: { name: 'Pay and account', type: 'LOWCODE', winkSiteTemplate: pages },
  });
  expect([created.status(), await created.text()]).toEqual([201, expect.anything()]);
  const { id, url } = (await created.json()).data;

  const visitor = await browser.newPage({ viewport: { width: 375, height: 667 } });
  await visitor.route('https://example.com/**', (route) => route.fulfill({ body: 'The application' }));
  await visitor.goto(`${url}?campaign=a%26b`);
  await visitor.getByLabel('Monthly pay').fill('0');
  await visitor.getByRole('button', { name: 'Next' }).click();
  await expect(visitor.getByText('Please enter a valid number, min: 1')).toBeVisible();
  await visitor.getByLabel('Monthly pay').fill(' ₱50,000 ');
  await visitor.getByRole('button', { name: 'Next' }).click();
  await visitor.getByRole('button', { name: 'Get started' }).click();
  await visitor.getByRole('searchbox').fill('NBI');
  await visitor.getByRole('button', { name: /NBI/ }).first().click();
  await visitor.getByLabel('Username').fill('Christina');
  await visitor.getByLabel('Password', { exact: true }).fill('YGUS1');
  await visitor.locator('button[type=submit]').click();
  await visitor.getByRole('button', { name: 'Done' }).click();
  await visitor.waitForURL(
    /^https:\/\/example\.com\/done\?from=a%26b&winkSiteSessionId=wss-[0-9a-f]{32}&status=SUCCESS$/,
  );
  await visitor.close();

  const [session] = (await get(`/developer/v1/winkSiteSessions?mode=SANDBOX&winkSiteId=${id}`)).items;
  const shown = await get(`/developer/v1/winkSiteSessions/${session.id}/forms?mode=SANDBOX`);
  const answered = await get(
    `/sandbox/v1/alpha/forms?userId=${session.userId}`,
    `Bearer ${tokens.openApiSandboxToken.token}`,
  );
  expect(answered.items).toMatchObject([{ name: 'Your pay', data: { monthlyPay: 50000 } }]);
  expect(JSON.stringify(shown.map(({ data }: { data: object }) => data))).toBe(
    JSON.stringify(answered.items.map(({ data }: { data: object }) => data)),
  );

  await beginSession(page, tokens);
  await page.goto(`/link/winkSite?tab=data&session=${session.id}`);
  const drawer = page.getByRole('dialog', { name: 'Back to WinkSite Sessions' });
  await expect(drawer.getByText(/path Your pay .*→ Connect/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: /Documents/ })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Forms' }).click();
  await expect(drawer.getByRole('row', { name: 'monthlyPay 50000' })).toBeVisible();
});
