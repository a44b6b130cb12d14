import { winkSitesApi } from '@smile/contract/wink-sites';
import { choices, documentBy } from '@smile/site-model/testing/random-operations';
import { addUnknownKeys, breakSomewhere } from '@smile/site-model/testing/random-wire';
import { propertyTimeoutMs, runs } from '@smile/site-model/testing/runs';
import { countingIds } from '@smile/site-model/testing/sample-site';
import { toWire } from '@smile/site-model/wire/to-wire';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const query = { mode: 'SANDBOX' } as const;
const templates = choices(20).map((list) => JSON.stringify(toWire(documentBy(list, countingIds()))));

/** Sends JSON text, which may have keys that JavaScript objects cannot have. */
async function send(winkSiteTemplate: unknown) {
  const answer = await app.portal.inject({
    method: 'POST',
    url: `/developer/v1${winkSitesApi.create.path}?mode=SANDBOX`,
    headers: { authorization: tenant.developer, 'content-type': 'application/json' },
    payload: JSON.stringify({ type: 'LOWCODE', name: 'Random', winkSiteTemplate }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

async function expectAnswered(template: unknown): Promise<void> {
  const answer = await send(template);
  if (answer.status !== 201) {
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS', message: expect.stringMatching(/\S/) });
    return;
  }
  const { id } = answer.data;
  const stored = await request(app, winkSitesApi.get, { authorization: tenant.developer, params: { id }, query });
  expect(stored.status).toBe(200);
  expect(dropProto(stored.data.winkSiteTemplate)).toMatchObject(dropProto(template) as object);
}

/** Stored pages never have this key. */
function dropProto(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), function (this: object, key, inner) {
    return key === '__proto__' ? undefined : inner;
  });
}

/** Generated documents may contain themselves, which JSON cannot express. */
function isCircular(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

it(
  'refuses random pages with unknown keys with a message, or returns them unchanged',
  () =>
    fc.assert(
      fc.asyncProperty(templates, fc.infiniteStream(fc.nat(20)), async (template, numbers) => {
        await expectAnswered(addUnknownKeys(JSON.parse(template), numbers));
      }),
      runs(60),
    ),
  propertyTimeoutMs,
);

it(
  'refuses broken pages with a message, or returns them unchanged',
  () =>
    fc.assert(
      fc.asyncProperty(templates, fc.infiniteStream(fc.nat(1000)), fc.jsonValue(), async (template, numbers, value) => {
        const broken = breakSomewhere(JSON.parse(template), numbers, value);
        fc.pre(!isCircular(broken));
        await expectAnswered(broken);
      }),
      runs(140),
    ),
  propertyTimeoutMs,
);

const component = (reference: string, props = {}) => ({ reference, itemType: 'Input', props });
const screen = (components: unknown[], routers: unknown[] = [], name = 'a') => ({
  reference: `Screen_${name}`,
  props: { screenName: name, routers },
  module: { reference: `FormModule_${name}`, type: 'FormModule', props: { components } },
});
const site = (...screens: unknown[]) => ({ scenes: [{ screens }] });
let deep: unknown = 'deep';
for (let level = 0; level < 2000; level++) deep = { deep };
const route = (target: string) => [{ target, conditions: [] }];

it.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['deep nesting', site(screen([component('Input_1', { deep })]))],
  ['100,000 components', site(screen(Array.from({ length: 100_000 }, (_, at) => component(`Input_${at}`))))],
  ['one reference twice', site(screen([component('Input_1'), component('Input_1')]))],
  ['one screen twice', site(screen([]), screen([]))],
  ['a target that is not there', site(screen([], route('Screen_none')))],
  [
    'a circle',
    site(screen([], route('Screen_b')), screen([], route('Screen_c'), 'b'), screen([], route('Screen_b'), 'c')),
  ],
  ['a script as target', site(screen([], route('javascript:alert(1)')))],
  ['data as target', site(screen([], route('data:text/html,x')))],
  ['a target without a protocol', site(screen([], route('//example.com')))],
  ['NUL in a text', site(screen([component('Input_1', { label: 'a\0b', name: 'a' })]))],
])('refuses %s with a message', async (_what, template) => {
  const answer = await send(template);
  expect([answer.status, answer.code]).toEqual([answer.status === 413 ? 413 : 400, expect.any(String)]);
  expect(answer.message).toMatch(/\S/);
});

it('keeps lone surrogates, right-to-left and zero-width text, or refuses it with a message', async () => {
  for (const text of [
    '\ud800',
    'שלום ‏',
    'a\u200bb',
    '</script><b>',
    '{{Screen.Label',
    '{{Other.Field}}',
    '👩‍👩‍👧‍👦'.repeat(18),
  ])
    await expectAnswered(site(screen([component('Input_1', { label: text, name: 'a', placeholder: text })])));
});
