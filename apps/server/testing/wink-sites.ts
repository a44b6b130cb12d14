import type { CallInput } from '@smile/contract/endpoint';
import { type WinkSiteDetails, winkSitesApi } from '@smile/contract/wink-sites';
import type { SiteDocument } from '@smile/site-model/document';
import { toWire } from '@smile/site-model/wire/to-wire';
import { expect } from 'vitest';
import { request } from './request.ts';
import type { TestTenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';

type SiteBody = CallInput<typeof winkSitesApi.create>['body'];

/** Publishes a DEFAULT site with the built-in widget template; `body` overrides fields. */
export async function createTestSite(
  app: TestApp,
  tenant: TestTenant,
  body: Partial<SiteBody> & { mode?: 'SANDBOX' | 'PRODUCTION' } = {},
): Promise<WinkSiteDetails> {
  const { mode = 'SANDBOX', ...given } = body;
  const answer = await request(app, winkSitesApi.create, {
    authorization: tenant.developer,
    query: { mode },
    body: { name: 'Loans', winkTemplateId: 'default_customization', winkSiteTemplate: {}, ...given } as SiteBody,
  });
  if (answer.status !== 201) throw new Error(`The site was not created: ${answer.message}`);
  return answer.data;
}

/** Publishes a builder site and checks that it is returned as sent; returns its id. */
export async function createBuiltSite(app: TestApp, tenant: TestTenant, document: SiteDocument): Promise<string> {
  const winkSiteTemplate = toWire(document);
  const { id } = await createTestSite(app, tenant, { type: 'LOWCODE', winkSiteTemplate } as never);
  const stored = await request(app, winkSitesApi.get, {
    authorization: tenant.developer,
    params: { id },
    query: { mode: 'SANDBOX' },
  });
  expect(stored.data.winkSiteTemplate).toEqual(winkSiteTemplate);
  return id;
}

/** A builder site: a form with one field, then the widget. */
export const lowCodeTemplate = {
  scenes: [
    {
      screens: [
        {
          reference: 'Screen_about',
          props: { screenName: 'About you', routers: [{ target: 'Screen_connect', conditions: [] }] },
          module: {
            reference: 'FormModule_about',
            type: 'FormModule',
            props: {
              components: [
                {
                  reference: 'Input_income',
                  itemType: 'Input',
                  props: { label: 'Income', name: 'income', hint: 'kept' },
                },
              ],
            },
          },
        },
        {
          reference: 'Screen_connect',
          props: { screenName: 'Connect' },
          module: {
            reference: 'WinkWidgetModule_connect',
            type: 'WinkWidgetModule',
            props: { winkTemplateId: 'default_customization' },
          },
        },
      ],
    },
  ],
  additionalConfig: { urlParams: [{ key: 'campaign', value: 'web' }] },
} as const;
