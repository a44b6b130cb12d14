import { deflateSync } from 'node:zlib';
import { imagesApi } from '@smile/contract/images';
import { tenantsApi } from '@smile/contract/tenants';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { heavySite } from '@smile/site-model/testing/heavy-site';
import { toWire } from '@smile/site-model/wire/to-wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSerializer } from '../../src/platform/http/answers/serializer.ts';
import { exportTestAccount } from '../account-exports.ts';
import { measureLongestTurn } from '../compute/longest-turn.ts';
import { pngOf } from '../documents/png.ts';
import { connectTestAccount, createTestUser } from '../end-user.ts';
import { testOrganization } from '../organization.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Parsing and checking some bodies took 490 ms before their size was limited. */
const allowedMs = 150;
const measured: Record<string, number> = {};
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  // Uses the production serializer, which does not check answers against the contract.
  app = await createTestApp({}, { createSerializer: (endpoint) => createSerializer(endpoint, false) });
  tenant = await createTestTenant(app);
});
afterAll(() => {
  const lines = Object.entries(measured).map(([name, ms]) => `  ${name}: ${ms.toFixed(1)} ms\n`);
  process.stdout.write(`longest turns of the event loop:\n${lines.join('')}`);
});

/** Longest turn of the second of two runs, since code is slower when it runs for the first time. */
async function measure(name: string, work: () => Promise<{ status: number; message?: string }>, status = 200) {
  await work();
  let answer: { status: number; message?: string } | null = null;
  measured[name] = await measureLongestTurn(async () => {
    answer = await work();
  });
  expect([answer!.status, answer!.message]).toEqual([status, answer!.message]);
}

/** Sends prepared JSON text, so that the client's own work is not measured. */
function sendText(method: 'POST' | 'PUT', url: string, text: string, authorization = tenant.basic.SANDBOX) {
  const headers = { authorization, 'content-type': 'application/json' };
  return async () => {
    const answer = await app.portal.inject({ method, url, payload: text, headers });
    return { status: answer.statusCode, message: answer.body.slice(0, 300) };
  };
}

const fill = (part: string, bytes = 990_000) =>
  Array(Math.floor(bytes / (part.length + 1)))
    .fill(part)
    .join(',');

const refusals = [
  ['32 levels deep', `${'['.repeat(28)}${']'.repeat(28)}`, 990_000],
  ['of empty lists', '[]', 990_000],
  ['of digits', '1', 990_000],
  ['of short texts', '"a"', 990_000],
  ['of escaped texts', '"\\u0041\\n"', 600_000],
  ['of objects', '{"a":"b"}', 240_000],
  ['of long texts', `"${'é'.repeat(1000)}"`, 480_000],
] as const;

it.each(refusals)('refuses a body %s at once', async (name, part, bytes) => {
  for (const [field, url, authorization] of [
    ['externalMetadata', '/sandbox/v1/users', tenant.basic.SANDBOX],
    ['events', '/sandbox/v1/webhooks', tenant.basic.SANDBOX],
    ['winkSiteTemplate', '/developer/v1/winkSites?mode=SANDBOX', tenant.developer],
  ] as const) {
    const text = `{"${field}":[${fill(part, bytes)}]}`;
    await measure(`${Math.ceil(bytes / 1000)} kB ${name} as ${field}`, sendText('POST', url, text, authorization), 400);
    expect(Math.max(...Object.values(measured))).toBeLessThan(allowedMs);
  }
});

it('reads 20,000 keys that are not known', async () => {
  const text = `{${Array.from({ length: 20_000 }, (_, index) => `"key${index}":"a"`).join(',')}}`;
  await measure('20,000 unknown keys', sendText('POST', '/sandbox/v1/users', text), 201);
});

const site = {
  type: 'LOWCODE',
  name: 'Loans',
  winkSiteTemplate: toWire(heavySite({ screens: 24, routes: 20, tests: 7, fields: 9 })),
};

it('keeps, shows and publishes a site of 400 kB', async () => {
  const made = await request(app, winkSitesApi.create, {
    authorization: tenant.developer,
    query: { mode: 'SANDBOX' },
    body: site as never,
  });
  const { id } = made.data;
  const url = `/developer/v1/winkSites/${id}`;
  let revision = 0;
  const save = () => {
    const text = JSON.stringify({ ...site, name: `Loans ${revision}`, baseRevision: revision });
    return async () => {
      const answer = await sendText('PUT', `${url}/draft?mode=SANDBOX`, text, tenant.developer)();
      revision += 1;
      return answer;
    };
  };
  await save()();
  measured['save a draft of 400 kB'] = await measureLongestTurn(save());
  const get = (path: string) => async () => {
    const answer = await app.portal.inject({ method: 'GET', url: path, headers: { authorization: tenant.developer } });
    return { status: answer.statusCode };
  };
  await measure('get a draft of 400 kB', get(`${url}/draft?mode=SANDBOX`));
  await measure('list drafts of 400 kB', get(`${url}/drafts?mode=SANDBOX`));
  await measure('get a site of 400 kB', get(`${url}?mode=SANDBOX`));
  await measure('get a version of 400 kB', get(`${url}/versions/1?mode=SANDBOX`));
  await measure('open a site of 400 kB as a visitor', async () => {
    const answer = await app.link.inject({ method: 'GET', url: `/hosted/v1/sites/${id}` });
    return { status: answer.statusCode };
  });
  const text = JSON.stringify({ ...site, name: 'Loans again' });
  await measure('publish a site of 400 kB', sendText('PUT', `${url}?mode=SANDBOX`, text, tenant.developer));
});

/** The maximum for one account. */
const manyItems = 40_000;

/** Includes garbage collection; before the fix, the work of two of these took 137 and 145 ms. */
const allowedManyMs = 120;

it('answers and exports an account of 40,000 items', async () => {
  const user = await createTestUser(app, tenant);
  const account = await connectTestAccount(app, user, 'sss_ph');
  await app.deps.database.runScript(`
    insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
      source_created_at, effective_date, ordinal, payload, created_at)
    select tenant_id, mode, datapoint, id || '-' || number, user_id, source_id, source_type, provider_id,
      source_created_at, effective_date, ordinal + number, payload || jsonb_build_object('id', id || '-' || number), created_at
    from (select * from user_data where source_id = '${account.id}' and datapoint = 'CONTRIBUTIONS' limit 1) one,
      generate_series(1000, ${manyItems} + 1000) as number`);
  const authorization = tenant.basic.SANDBOX;
  await measure('get the payload of 40,000 items', async () => {
    const headers = { authorization };
    const answer = await app.portal.inject({ url: `/sandbox/v1/accounts/${account.id}/payload`, headers });
    return { status: answer.statusCode };
  });
  for (const exportExtensionType of ['CSV', 'PDF'] as const)
    measured[`export 40,000 items as ${exportExtensionType}`] = await measureLongestTurn(() =>
      exportTestAccount(app, { authorization, id: account.id, exportExtensionType }),
    );
  for (const [name, ms] of Object.entries(measured))
    if (name.includes('40,000')) expect(ms, name).toBeLessThan(allowedManyMs);
});

it('reads and prints the largest pictures', async () => {
  const width = 6000;
  const pixels = deflateSync(Buffer.alloc((width + 1) * width), { level: 9 });
  const bomb = pngOf(pixels, { width, height: width, colorType: 0 });
  const upload = async (bytes: Buffer) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'logo.png'));
    return request(app, imagesApi.upload, { authorization: tenant.developer, body: body as never });
  };
  await measure('upload a picture of 36 megapixels', () => upload(bomb), 201);
  const fair = pngOf(deflateSync(Buffer.alloc((4 * 1990 + 1) * 1990), { level: 9 }), { width: 1990, height: 1990 });
  const { data } = await upload(fair);
  await request(app, tenantsApi.update, {
    authorization: tenant.developer,
    body: { ...testOrganization, logoUrl: data.imageUrl },
  });
  const user = await createTestUser(app, tenant);
  const account = await connectTestAccount(app, user, 'upwork');
  measured['export as PDF with a logo of 4 megapixels'] = await measureLongestTurn(() =>
    exportTestAccount(app, { authorization: tenant.basic.SANDBOX, id: account.id, exportExtensionType: 'PDF' }),
  );
});
