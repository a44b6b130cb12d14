import type { Mode } from '@smile/contract/common';
import { type FinishedSession, hostedSitesApi, type StartedSession, siteVisitApi } from '@smile/contract/hosted-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import type { FormValue } from '@smile/site-model/form-data';
import { drawnFlow } from '@smile/site-model/testing/drawn-flow';
import { flowInput, rule } from '@smile/site-model/testing/flows';
import { sampleSite } from '@smile/site-model/testing/sample-site';
import { toWire } from '@smile/site-model/wire/to-wire';
import sql from 'sql-template-tag';
import { systemContext } from '../src/context.ts';
import type { TestUser } from './end-user.ts';
import { request, type TestAnswer } from './request.ts';
import type { TestTenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';

const form = { type: 'form', nextButtonName: '', longestWay: 1 } as const;
/** A builder site: two questions with branches, then the widget, then an exit URL. */
export const branchedFlow: SiteFlow = {
  kind: 'LOWCODE',
  name: 'Onboarding',
  themeColor: '#167e1c',
  urlParams: [{ key: 'campaign', value: 'web' }],
  companyLogoUrl: null,
  screens: [
    {
      ...form,
      id: 'Screen_about',
      moduleId: 'Form_about',
      name: 'About you',
      components: [
        { type: 'Title', id: 'Title_1', text: ['About you'], level: 1 },
        flowInput({ id: 'Input_name', name: 'fullName', label: ['Full name'], isRequired: true }),
        flowInput({
          type: 'Select',
          id: 'Select_work',
          name: 'employed',
          label: ['Are you employed?'],
          isRequired: true,
          options: [
            { label: 'Yes', value: 'YES' },
            { label: 'No', value: 'NO' },
          ],
        }),
        flowInput({ id: 'Input_code', name: 'code', defaultValue: 'A1', isDisabled: true }),
      ],
      next: [
        {
          type: 'ROUTE_SCREEN',
          target: 'Screen_income',
          tests: [{ source: { kind: 'answer', componentId: 'Select_work' }, type: 'EQ', value: 'YES' }],
        },
        { type: 'ROUTE_SCREEN', target: 'Screen_plans', tests: [] },
      ],
      longestWay: 3,
    },
    {
      ...form,
      id: 'Screen_income',
      moduleId: 'Form_income',
      name: 'Income',
      components: [
        flowInput({
          id: 'Input_income',
          name: 'monthlyIncome',
          label: ['Monthly income'],
          rule: rule({ format: 'NUMBER', min: 1 }),
        }),
        flowInput({
          id: 'Input_badge',
          name: 'badge',
          label: ['Badge'],
          rule: rule({ format: 'REGEX', regex: '^(a+)+$' }),
        }),
        flowInput({ type: 'DateRangePicker', id: 'Range_1', name: 'period', label: ['Period'] }),
      ],
      next: [{ type: 'ROUTE_SCREEN', target: 'Screen_connect', tests: [] }],
      longestWay: 2,
    },
    {
      ...form,
      id: 'Screen_plans',
      moduleId: 'Form_plans',
      name: 'Plans',
      components: [
        flowInput({ id: 'Input_plans', name: 'plans', label: ['Plans'] }),
        flowInput({
          type: 'SearchSelect',
          id: 'Search_city',
          name: 'city',
          label: ['City'],
          optionLines: 'Manila\tMNL\nCebu\tCEB\nDavao City',
        }),
        flowInput({ type: 'Signature', id: 'Signature_1', name: 'signature', label: ['Signature'] }),
      ],
      next: [
        {
          type: 'REDIRECT_URL',
          target: ['https://example.com/?c=', { source: { kind: 'query', key: 'campaign' } }],
          tests: [],
        },
      ],
      longestWay: 1,
    },
    {
      type: 'widget',
      id: 'Screen_connect',
      moduleId: 'Widget_connect',
      name: 'Connect',
      nextButtonName: 'Go on',
      winkTemplateId: null,
      isSkippable: false,
      next: [],
      longestWay: 1,
    },
  ],
  endings: { success: { page: null, exitUrl: null }, failure: { page: null, exitUrl: null } },
};

/** Publishes a site with this flow; returns its id. */
export async function createFlowSite(
  app: TestApp,
  tenant: TestTenant,
  { flow = drawnFlow(), mode = 'SANDBOX' }: { flow?: SiteFlow; mode?: Mode } = {},
): Promise<string> {
  const { db, newId, now } = systemContext(app.deps);
  const id = newId('winkSite');
  await db.query(sql`
    insert into wink_sites (tenant_id, mode, id, name, type, is_enabled, version, wink_template_ids, created_at, updated_at)
    values (${tenant.tenantId}, ${mode}, ${id}, ${flow.name}, ${flow.kind}, true, 0, '{}', ${now()}, ${now()})`);
  await saveFlow(app, id, flow);
  return id;
}

/** Placeholder pages of each type; visitors get the given flow. */
const pages = { DEFAULT: {}, LOWCODE: toWire(sampleSite()) };

/** Stores a flow as a site's newest version. */
export async function saveFlow(app: TestApp, id: string, flow: SiteFlow): Promise<void> {
  const { db, now } = systemContext(app.deps);
  await db.query(sql`update wink_sites set version = version + 1 where id = ${id}`);
  await db.query(sql`
    insert into wink_site_versions (tenant_id, site_id, version, content, flow, hash, created_at)
    select tenant_id, id, version, ${pages[flow.kind]}, ${flow}, version::text, ${now()} from wink_sites where id = ${id}`);
}

export async function changeFlowSite(app: TestApp, id: string, change: 'unpublish' | 'delete'): Promise<void> {
  const { db, now } = systemContext(app.deps);
  await db.query(
    change === 'unpublish'
      ? sql`update wink_sites set is_enabled = false where id = ${id}`
      : sql`update wink_sites set deleted_at = ${now()} where id = ${id}`,
  );
}

export type TestVisit = StartedSession & { user: TestUser; siteId: string; mode: Mode };

/** A started end-user session with the user's token. */
export async function startTestVisit(
  app: TestApp,
  siteId: string,
  {
    mode = 'SANDBOX',
    ...body
  }: { mode?: Mode; version?: number; urlParams?: Record<string, string>; userToken?: string } = {},
): Promise<TestVisit> {
  const { data } = await request(app, hostedSitesApi.start, {
    params: { id: siteId },
    body: { version: 1, ...body },
    ip: `10.0.0.${Math.floor(Math.random() * 250)}`,
  });
  return { ...data, siteId, mode, user: { userId: data.userId, link: `Bearer ${data.token}` } };
}

export function submitTestAnswers(
  app: TestApp,
  { sessionId, user, mode }: TestVisit,
  body: {
    reference: string;
    data: Record<string, FormValue>;
    ordinal: number;
  },
): Promise<TestAnswer<typeof siteVisitApi.submitForm>> {
  return request(app, siteVisitApi.submitForm, { authorization: user.link, mode, params: { id: sessionId }, body });
}

export function finishTestVisit(
  app: TestApp,
  { sessionId, user, mode }: TestVisit,
  status: 'SUCCESS' | 'FAILURE' = 'SUCCESS',
): Promise<TestAnswer<typeof siteVisitApi.finish> & { data: FinishedSession }> {
  return request(app, siteVisitApi.finish, {
    authorization: user.link,
    mode,
    params: { id: sessionId },
    body: { status },
  });
}
