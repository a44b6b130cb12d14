import { hostedSitesApi, siteVisitApi } from '@smile/contract/hosted-sites';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { toWire } from '@smile/site-model/wire/to-wire';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { startTestVisit, submitTestAnswers, type TestVisit } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createBuiltSite } from '../../../testing/wink-sites.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const optionLines = Array.from({ length: 10_000 }, (_, index) => `Barangay ${index}\tB${index}`).join('\n');
const options = [{ label: 'Salary', value: 'salary' }];

function createSite(): Promise<string> {
  const list = { ...inputNamed('place', { optionLines }, 'SearchSelect_1'), type: 'SearchSelect' } as const;
  const job = { ...inputNamed('job', { options, otherLabel: 'Other…' }, 'Select_1'), type: 'Select' } as const;
  return createBuiltSite(app, tenant, documentOf([screenWithForm('Screen_long', [list, job])]));
}

const listFor = ({ user, sessionId, mode }: TestVisit, component = 'SearchSelect_1', id = sessionId) =>
  request(app, siteVisitApi.listOptions, { authorization: user.link, mode, params: { id, component } });

it('sends a list of 10,000 options to those who visit the site, and not with its page', async () => {
  const siteId = await createSite();
  const page = await request(app, hostedSitesApi.get, { params: { id: siteId } });
  expect(JSON.stringify(page.data).length).toBeLessThan(3000);
  const visit = await startTestVisit(app, siteId);
  expect((await listFor(visit)).data).toEqual({ optionLines });
  expect((await listFor(visit, 'Select_1')).status).toBe(404);
  const other = await startTestVisit(app, siteId);
  expect((await listFor(other, 'SearchSelect_1', visit.sessionId)).status).toBe(404);
});

it('sends the list in a language of the site, which its page does not contain', async () => {
  const translated = optionLines.replaceAll('Barangay', 'Nayon').split('\n').slice(1).join('\n');
  const field = { ...inputNamed('place', { optionLines }, 'SearchSelect_1'), type: 'SearchSelect' } as const;
  const list = { ...field, translations: { fil: { optionLines: translated, label: 'Lugar' } } };
  const doc = { ...documentOf([screenWithForm('Screen_long', [list])]), languages: ['en', 'fil'] };
  const siteId = await createBuiltSite(app, tenant, doc);
  const page = await request(app, hostedSitesApi.get, { params: { id: siteId } });
  expect(JSON.stringify(page.data).length).toBeLessThan(3000);
  expect(JSON.stringify(page.data)).toContain('Lugar');
  const visit = await startTestVisit(app, siteId);
  const linesIn = async (language: string) => {
    const { sessionId: id, user, mode } = visit;
    const params = { id, component: 'SearchSelect_1' };
    return request(app, siteVisitApi.listOptions, { authorization: user.link, mode, params, query: { language } });
  };
  const shown = (await linesIn('fil')).data.optionLines.split('\n');
  expect(shown.slice(0, 2)).toEqual(['Barangay 0\tB0', 'Nayon 1\tB1']);
  expect(shown).toHaveLength(10_000);
  for (const other of ['en', 'de', '__proto__', 'constructor', '"><b>\r\nx: y'])
    expect((await linesIn(other)).data).toEqual({ optionLines });
  expect((await linesIn('x'.repeat(41))).status).toBe(400);
  const submitted = { reference: 'FormModule_long', ordinal: 1, data: { place: 'Nayon 1' } };
  expect((await submitTestAnswers(app, visit, submitted)).status).toBe(400);
  expect((await submitTestAnswers(app, visit, { ...submitted, data: { place: 'B1' } })).status).toBe(200);
});

it('takes answers of the list and in one’s own words, and no others', async () => {
  const visit = await startTestVisit(app, await createSite());
  const submit = (data: Record<string, string>, ordinal = 1) =>
    submitTestAnswers(app, visit, { reference: 'FormModule_long', ordinal, data });
  const refused: Record<string, string>[] = [{ place: 'B10000' }, { place: 'Barangay 1' }, { job: 'x'.repeat(201) }];
  for (const wrong of refused) expect((await submit(wrong)).status).toBe(400);
  expect((await submit({ place: 'B9999', job: 'I sing at weddings' })).status).toBe(200);
});

it('refuses more options than a list may have', async () => {
  const list = { ...inputNamed('place', { optionLines: `${optionLines}\nMore` }), type: 'SearchSelect' } as const;
  const body = {
    name: 'Longer',
    type: 'LOWCODE',
    winkSiteTemplate: toWire(documentOf([screenWithForm('Screen_long', [list])])),
  } as never;
  const refused = await request(app, winkSitesApi.create, {
    authorization: tenant.developer,
    query: { mode: 'SANDBOX' },
    body,
  });
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('at most 10000') });
});
