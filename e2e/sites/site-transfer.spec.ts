import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { logInToDemo } from '../support/demo-tenant.ts';
import { logInAsNewTenant } from '../support/new-tenant.ts';

const pages = {
  scenes: [
    {
      screens: [
        {
          reference: 'Screen_about',
          props: {
            screenName: 'About you',
            nextButtonName: 'Go on',
            routers: [{ target: 'Screen_connect', conditions: [] }],
          },
          module: {
            reference: 'FormModule_about',
            type: 'FormModule',
            props: {
              components: [
                {
                  reference: 'Input_name',
                  itemType: 'Input',
                  props: { label: 'Ваше имя 😀', name: 'name', hint: 'kept' },
                },
              ],
            },
          },
        },
        {
          reference: 'Screen_connect',
          props: { screenName: 'Connect', routers: [] },
          module: {
            reference: 'WinkWidgetModule_connect',
            type: 'WinkWidgetModule',
            props: { winkTemplateId: 'default_customization' },
          },
        },
      ],
    },
  ],
  additionalConfig: { themeColor: '#0b7285', urlParams: [{ key: 'campaign', value: 'web' }] },
};

interface Developer {
  request: APIRequestContext;
  authorization: string;
}

/** The pages of the only site with this name, and whether it is published. */
async function readSite({ request, authorization }: Developer, mode: string, name: string) {
  const headers = { authorization };
  const list = await request.get(`/developer/v1/winkSites?mode=${mode}&size=100`, { headers });
  const site = (await list.json()).data.items.find((one: { name: string }) => one.name === name);
  const details = await request.get(`/developer/v1/winkSites/${site.id}?mode=${mode}`, { headers });
  const { id, enabled, winkSiteTemplate } = (await details.json()).data;
  return { id, enabled, winkSiteTemplate };
}

const choose = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `More: ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

async function addIn(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('The site is added unpublished')).toBeVisible();
  await expect(dialog.getByText('Not everything exists here')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('transfers a site to Production, and as a file to another tenant, with all of its parts', async ({
  page,
  request,
  browser,
}) => {
  await logInToDemo(page);
  const authorization = await page.evaluate(() => `Bearer ${localStorage.getItem('jwt')}`);
  const developer = { request, authorization };
  const name = `Moving ${Date.now()}`;
  const created = await request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers: { authorization },
    data: { name, type: 'LOWCODE', winkSiteTemplate: pages },
  });
  expect([created.status(), await created.text()]).toEqual([201, expect.anything()]);
  const here = await readSite(developer, 'SANDBOX', name);
  await page.goto('/link/winkSite');
  await choose(page, name, 'Copy to Production');
  await addIn(page, `Copy ${name} to Production`);
  const inProduction = await readSite(developer, 'PRODUCTION', name);
  expect(inProduction).toMatchObject({ enabled: false, winkSiteTemplate: here.winkSiteTemplate });
  const download = page.waitForEvent('download');
  await choose(page, name, 'Export');
  const file = await (await download).path();
  for (const [mode, { id }] of Object.entries({ SANDBOX: here, PRODUCTION: inProduction }))
    await request.delete(`/developer/v1/winkSites/${id}?mode=${mode}`, { headers: { authorization } });

  const elsewhere = await browser.newPage();
  const other = await logInAsNewTenant(elsewhere, request, 'importer');
  await elsewhere.goto('/link/winkSite');
  await elsewhere.getByRole('button', { name: 'Add New Site' }).click();
  const chooser = elsewhere.waitForEvent('filechooser');
  await elsewhere.getByRole('button', { name: 'Import from a file' }).click();
  await (await chooser).setFiles({
    name: (await download).suggestedFilename(),
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await addIn(elsewhere, 'Import a site');
  const arrived = await readSite({ request, authorization: other.developer }, 'SANDBOX', name);
  expect(arrived).toMatchObject({ enabled: false, winkSiteTemplate: here.winkSiteTemplate });
  await elsewhere.close();
});
