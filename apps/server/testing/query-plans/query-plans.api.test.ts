import type { Endpoint } from '@smile/contract/endpoint';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAuthenticator } from '../../src/features/auth/service/create-authenticator.ts';
import { createCredentialUses } from '../../src/features/auth/service/create-credential-uses.ts';
import { createLinkApp } from '../../src/link-app.ts';
import { encodeCursor } from '../../src/platform/db/cursor.ts';
import { createPortalApp } from '../../src/portal-app.ts';
import { createWorld, prepareInput, type World } from '../conformance/world.ts';
import { listEndpoints } from '../endpoints.ts';
import { send } from '../send.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { readPlan } from './read-plan.ts';
import { type RecordedQuery, recordQueries } from './record-queries.ts';

/** These lists are part of the program and run no queries. */
const catalogues = new Set(['listProviders', 'listFileTypes', 'listDatasources', 'listLinkDatasources']);
const lists = (await listEndpoints()).filter(
  ({ operationId, query }) => query && 'cursor' in query.shape && !catalogues.has(operationId),
);
let world: World;
let app: TestApp;
let queries = 0;
const recorded: RecordedQuery[] = [];

describe.runIf('serverUrl' in inject('testDatabase'))('every list query', () => {
  beforeAll(async () => {
    world = await createWorld(await testApp());
    const deps = { ...world.app.deps, database: recordQueries(world.app.deps.database, recorded) };
    const authenticator = createAuthenticator(deps, createCredentialUses(deps));
    app = {
      ...world.app,
      portal: await createPortalApp(deps, authenticator),
      link: await createLinkApp(deps, authenticator),
    };
  });
  afterAll(async () => {
    await world.close();
    process.stdout.write(`query plans: ${queries} queries of ${lists.length} lists read\n`);
  });

  it.each(lists.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    'uses an index: %s',
    async (name, endpoint) => {
      const input = await prepareInput(world, name);
      await send(app, endpoint, input);
      for (const filter of filtersOf(endpoint)) {
        recorded.length = 0;
        const answer = await send(app, endpoint, { ...input, query: { ...input.query, ...filter } });
        expect([answer.status, answer.text]).toEqual([200, answer.text]);
        for (const query of recorded.filter(({ statement }) => /\blimit\b/.test(statement.text))) {
          const { scans, sorts } = await readPlan(world.app.deps.database, query);
          const where = `${name} by ${Object.keys(filter).join()}`;
          for (const { table, index, condition } of scans)
            expect(`${where}: ${table} by ${index} where ${condition}`).toMatch(/ where .*tenant_id/);
          expect([where, ...sorts]).toEqual([where]);
          queries += 1;
        }
      }
    },
  );

  it('reads all sources of a user in one query in getUserPayload', async () => {
    recorded.length = 0;
    const answer = await send(app, world.endpoints.get('getUserPayload')!, await prepareInput(world, 'getUserPayload'));
    const { accounts, archives } = JSON.parse(answer.text).data;
    expect(accounts.length + archives.length).toBeGreaterThan(3);
    const reads = recorded.filter(({ statement }) => /from user_data\b/.test(statement.text));
    expect(reads).toHaveLength(1);
    const { scans } = await readPlan(world.app.deps.database, reads[0]!);
    for (const { table, index, condition } of scans.filter((scan) => scan.table === 'user_data'))
      expect(`${table} by ${index} where ${condition}`).toMatch(/ by user_data_by_source where .*tenant_id/);
  });

  it('asks twice in getDashboard, with a limit per table and by an index', async () => {
    recorded.length = 0;
    const answer = await send(app, world.endpoints.get('getDashboard')!, await prepareInput(world, 'getDashboard'));
    expect(answer.status).toBe(200);
    const reads = recorded.filter(({ statement }) => /"undeliveredCount"|"hasDelivery"/.test(statement.text));
    expect(reads.map(({ statement }) => statement.text.match(/\blimit\b/g)?.length)).toEqual([undefined, 4]);
    const plans = await Promise.all(reads.map((read) => readPlan(world.app.deps.database, read)));
    const scans = plans.flatMap((plan) => plan.scans);
    expect(scans.flatMap(({ table, index }) => (table === 'webhook_deliveries' ? index : []))).toEqual([
      expect.stringMatching(/^webhook_deliveries_failed/),
    ]);
    for (const { table, index, condition } of scans.filter((scan) => scan.table))
      expect(`${table} by ${index} where ${condition}`).toMatch(/ by [a-z_]+ where .*(tenant_id|user_id)/);
  });
});

const cursor = encodeCursor({ at: new Date('2026-06-01T00:00:00Z'), id: 'x' });

/** Without filters, with a cursor, and with each filter alone; a question and its answer form one filter. */
function filtersOf({ query }: Endpoint): Record<string, string | number | boolean>[] {
  const names = Object.keys(query!.shape).filter((name) => name !== 'size' && name !== 'mode');
  const [question, answer] = ['question', 'answer'].flatMap((name) =>
    names.includes(name) ? valuesOf(query!, name) : [],
  );
  const pair = question !== undefined && answer !== undefined ? [{ question, answer }] : [];
  const single = names.filter((name) => pair.length === 0 || !['question', 'answer'].includes(name));
  return [{}, ...pair, ...single.flatMap((name) => valuesOf(query!, name).map((value) => ({ [name]: value })))];
}

function valuesOf(query: NonNullable<Endpoint['query']>, name: string): (string | number | boolean)[] {
  if (name === 'cursor') return [cursor];
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString();
  const tries = [
    'anything',
    'FormModule_1.name',
    day.slice(0, 10),
    `${day.slice(0, 19)}Z`,
    '1',
    true,
    ...enumOf(query, name),
  ];
  const value = tries.find((candidate) => query.shape[name]!.safeParse(candidate).success);
  return value === undefined ? [] : [value];
}

function enumOf(query: NonNullable<Endpoint['query']>, name: string): string[] {
  let schema = query.shape[name] as { options?: string[]; unwrap?: () => unknown };
  while (schema.unwrap) schema = schema.unwrap() as typeof schema;
  return schema.options?.slice(0, 1) ?? [];
}
