import { widgetApi } from '@smile/contract/widget';
import { beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { commands } from '../../operator/commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function answer(employerName: string, authorization: string) {
  return request(app, widgetApi.answerEmployerSurvey, { authorization, body: { employerName } });
}

async function listWanted(): Promise<string[]> {
  const lines: string[] = [];
  const command = commands.find(({ name }) => name === 'list-wanted-employers');
  if (command?.kind !== 'database') throw new Error('no such command');
  await command.run(app.deps, [], (line) => lines.push(line));
  return lines;
}

it('counts each end user once, and tells the operator the most wanted employers', async () => {
  const tenant = await createTestTenant(app);
  const [first, second] = [await createTestUser(app, tenant), await createTestUser(app, tenant)];
  for (const [name, user] of [
    ['Acme  Trading', first],
    ['acme trading', first],
    ['ACME Trading', second],
    ['Corner Bakery', second],
  ] as const)
    expect(await answer(name, user.link)).toMatchObject({ status: 201 });
  const wanted = (await listWanted()).filter((line) => /acme|bakery/i.test(line));
  expect(wanted.map((line) => line.split('\t').slice(1))).toEqual([
    ['SANDBOX', '2 end users'],
    ['SANDBOX', '1 end user'],
  ]);
});

it('refuses a meaningless name', async () => {
  const user = await createTestUser(app, await createTestTenant(app));
  for (const name of ['', ' ', 'A', 'x'.repeat(121)])
    expect(await answer(name, user.link)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});
