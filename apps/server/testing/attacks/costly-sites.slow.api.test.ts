import { winkSitesApi } from '@smile/contract/wink-sites';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { drawnFlow } from '@smile/site-model/testing/drawn-flow';
import { flowInput, rule } from '@smile/site-model/testing/flows';
import { heavySite } from '@smile/site-model/testing/heavy-site';
import { toWire } from '@smile/site-model/wire/to-wire';
import { beforeAll, expect, test } from 'vitest';
import { request } from '../request.ts';
import { branchedFlow, createFlowSite, startTestVisit, submitTestAnswers } from '../site-visits.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** RE2's short form of `\p{L}?`, 999 times: linear in the text, but with thousands of steps for each character. */
const costly = '(?:\\pL?){999}[^a]';
/** Names of 31 fields. */
const names = [...'abcdefghijklmnopqrstuvwxyzABCDE'];
/** Processor time; checking one answer in this process would take longer. */
const maxUserMicroseconds = 1_500_000;
let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await createTestApp();
  tenant = await createTestTenant(app);
});

function saveSite(document: ReturnType<typeof documentOf>) {
  return request(app, winkSitesApi.create, {
    authorization: tenant.developer,
    query: { mode: 'SANDBOX' },
    body: { type: 'LOWCODE', name: 'Loans', winkSiteTemplate: toWire(document) } as never,
  });
}

const formOf = (regex: string, fields: string[]) =>
  documentOf([
    screenWithForm(
      'Screen_a',
      fields.map((name) => inputNamed(name, { rule: rule({ format: 'REGEX', regex }) })),
    ),
  ]);

test('refuses a site whose regular expression takes too long to match', async () => {
  const answer = await saveSite(formOf(costly, ['code']));
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(answer.message).toContain('takes too long to check');
});

test('refuses a screen whose regular expressions take too long together', async () => {
  const answer = await saveSite(formOf('^(?:[a-z]?){60}$', names));
  expect(answer.message).toBe('The regular expressions take too long to check together in screen: a');
  expect((await saveSite(formOf('^[a-z]{1,20}$', names))).status).toBe(201);
});

/** A site stored before patterns were limited. */
function flowWith(regex: string) {
  const components = names.map((name) =>
    flowInput({ id: `Input_${name}`, name, label: [name], rule: rule({ format: 'REGEX', regex }) }),
  );
  const [about, , , connect] = branchedFlow.screens;
  return { ...drawnFlow(), ...branchedFlow, screens: [{ ...about!, components, next: [] }, connect!] } as never;
}

test('refuses answers that take too long to check, and keeps serving', async () => {
  const siteId = await createFlowSite(app, tenant, { flow: flowWith(costly) });
  const visit = await startTestVisit(app, siteId);
  const data = Object.fromEntries(names.map((name) => [name, 'a'.repeat(2000)]));
  const before = process.cpuUsage();
  const answers = await Promise.all(
    [1, 2, 3].map((ordinal) => submitTestAnswers(app, visit, { reference: 'Form_about', data, ordinal })),
  );
  const { user } = process.cpuUsage(before);
  for (const { status, message } of answers) {
    expect(status).toBe(400);
    expect(message).toContain('takes too long to check');
  }
  expect(user).toBeLessThan(maxUserMicroseconds);
});

test('stores a site whose proof exceeds its time, with the number of checked screens', async () => {
  const answer = await saveSite(heavySite({ screens: 24, routes: 20, tests: 7, fields: 9 }));
  expect(answer.status).toBe(201);
  const { data } = await request(app, winkSitesApi.getVersion, {
    authorization: tenant.developer,
    params: { id: answer.data.id, version: 1 },
    query: { mode: 'SANDBOX' },
  });
  expect(data.findings?.[0]?.text).toMatch(/^Not proved within the time limit: \d+ of 24 screens checked$/);
});
