import { readFileSync } from 'node:fs';
import { providersApi } from '@smile/contract/providers';
import { usersApi } from '@smile/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../request.ts';
import { createTestTenant } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await testApp();
  authorization = (await createTestTenant(app)).basic.SANDBOX;
});

async function get(path: string) {
  const answer = await app.portal.inject({ url: `/sandbox/v1${path}`, headers: { authorization } });
  return { status: answer.statusCode, ...answer.json<{ message: string; data: { items: { id: string }[] } }>() };
}

describe('a parameter that is not known', () => {
  it.each([
    ['/accounts?userid=somebody', '"userid"'],
    ['/users?limit=5&page=2', '"limit", "page"'],
    ['/users/somebody?expand=all', '"expand"'],
    ['/users?__proto__=1', '"__proto__"'],
  ])('is refused by name: %s', async (path, names) => {
    const { status, message } = await get(path);
    expect(status).toBe(400);
    expect(message).toContain(names);
  });

  it('is named together with the known ones', async () => {
    expect((await get('/users?limit=5')).message).toBe(
      'Unknown parameter: "limit". Known here: size, cursor, startDate, endDate.',
    );
  });
});

it('lists are repeated parameters as well as commas', async () => {
  const { data } = await request(app, providersApi.list, { authorization, query: {} });
  const [first, second] = data.items.map(({ id }) => id);
  const byComma = await get(`/providers?ids=${first},${second}`);
  const repeated = await get(`/providers?ids=${first}&ids=${second}`);
  expect(repeated.data.items.map(({ id }) => id)).toEqual(byComma.data.items.map(({ id }) => id));
  expect(repeated.data.items).toHaveLength(2);
  const firstOnTop = async (query: string) => (await get(`/providers?${query}`)).data.items.slice(0, 2);
  expect(await firstOnTop(`topIds=${second}&topIds=${first}`)).toEqual(await firstOnTop(`topIds=${second},${first}`));
  expect((await get('/users?size=1&size=2')).status).toBe(400);
});

it('lists are taken repeated wherever the reference has them', () => {
  const document = JSON.parse(readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8'));
  const operations = Object.values<Record<string, { operationId?: string; parameters?: object[] }>>(document.paths);
  const lists = operations.flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [] }) =>
      (parameters as { name: string; in: string; schema: object }[])
        .filter((parameter) => parameter.in === 'query' && JSON.stringify(parameter.schema).includes('"array"'))
        .map(({ name }) => `${operationId} ${name}`),
    ),
  );
  expect(lists).toEqual(['listProviders ids', 'listProviders topIds']);
});

describe('a wrong parameter', () => {
  it.each([
    ['/users?size=many', 'size: must be a number.'],
    ['/users?size=0', 'size: must be at least 1.'],
    ['/users?startDate=0000-01-01', 'startDate: must be a date from year 1 on.'],
    ['/eincomes?startMonth=0000-01', 'startMonth'],
    ['/users?startDate=2026-02-30', 'startDate: must be a date like 2026-01-31.'],
    ['/providers?active=maybe', 'active: has a form that is not accepted here.'],
  ])('is named in a sentence for people: %s', async (path, sentence) => {
    const { status, message } = await get(path);
    expect(status).toBe(400);
    expect(message).toContain(sentence);
    expect(message.length).toBeLessThanOrEqual(300);
    expect(message).not.toMatch(/expected|received|undefined|ZodError/);
  });
});

it('ignores an unexpected body of any type', async () => {
  const { data } = await request(app, usersApi.create, { authorization, body: {} });
  for (const [type, payload] of [
    ['application/xml', '<a/>'],
    ['application/json', '{"broken'],
    ['multipart/form-data; boundary=x', '--x--'],
  ] as const) {
    const { statusCode } = await app.portal.inject({
      method: 'POST',
      url: `/sandbox/v1/users/${data.user.id}/resetSession`,
      headers: { authorization, 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(200);
  }
});

it('replays an answer with the request id of the first, in its header too', async () => {
  const create = () => request(app, usersApi.create, { authorization, body: {}, idempotencyKey: 'one-of-a-kind' });
  const [first, again] = [await create(), await create()];
  expect(again.requestId).toBe(first.requestId);
  expect(again.headers['x-request-id']).toBe(first.requestId);
});
