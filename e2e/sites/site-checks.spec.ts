import { expect, test } from '@playwright/test';
import { expectAccessible, expectColoursInDark } from '../support/axe.ts';
import { logInAsNewTenant, password } from '../support/new-tenant.ts';

const screenOf = (name: string, components: object[], routers: object[] = []) => ({
  reference: `Screen_${name}`,
  props: { screenName: name, routers },
  module: { reference: `FormModule_${name}`, type: 'FormModule', props: { components } },
});
const pay = {
  reference: 'Input_pay',
  itemType: 'Input',
  props: { label: 'Monthly income', name: 'pay', required: true, rules: [{ format: 'NUMBER', min: 0 }] },
};
const to = (name: string, ...tests: [string, string][]) => ({
  target: `Screen_${name}`,
  conditions: [
    {
      logicOperator: 'AND',
      expressions: tests.map(([comparisonOperator, value]) => ({
        field: 'FormModule_Income.output.data.formData.pay',
        comparisonOperator,
        value,
      })),
    },
  ],
});
const winkSiteTemplate = {
  scenes: [
    {
      screens: [
        screenOf('Income', [pay], [to('Low', ['LT', '500']), to('High', ['GT', '50000'], ['LT', '10000']), to('Low')]),
        screenOf('Low', []),
        screenOf('High', []),
      ],
    },
  ],
};

test('lists proved faults first, opens the exact next item, and asks once before saving one', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { emailAddress } = await logInAsNewTenant(page, request, 'checks');
  const tokens = await request.post('/developer/v1/developerTokens', { data: { emailAddress, password } });
  const authorization = `Bearer ${(await tokens.json()).data.developerToken.token}`;
  const created = await request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers: { authorization },
    data: { name: 'Loans', type: 'LOWCODE', winkSiteTemplate },
  });
  const { id } = (await created.json()).data;
  await page.goto(`/link/winkSiteDetail/${id}/Loans`);
  await page.getByRole('button', { name: 'Checks: 1' }).click();
  const fault = page.getByRole('region', { name: 'Proved faults' }).getByRole('listitem');
  await expect(fault).toContainText(
    'High never opens from Income (next config item 2): it needs Monthly income above 50,000 and below 10,000',
  );
  await expectAccessible(page);
  await expectColoursInDark(page);
  await fault.getByRole('button', { name: 'Go there' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await expect(dialog.getByRole('group', { name: 'Next item 2', exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Save with proved faults?' });
  await expect(question).toContainText('High never opens from Income');
  await expectAccessible(page);
  await expectColoursInDark(page);
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page).toHaveURL(/\/link\/winkSite$/);
});
