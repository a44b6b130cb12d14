import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { offCitus } from '../testing/citus/off-citus.ts';
import { listIndexes, listSlowScans } from '../testing/query-plans/list-indexes.ts';
import { createTestTenant } from '../testing/tenant.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type Context, modeContext, systemContext, withTenant } from './context.ts';
import { selectAccountsDueForSync } from './features/accounts/monitor-queries.ts';
import { clearUserAddresses } from './features/audit-log/queries.ts';
import { deleteLoginNames, deletePayloads } from './features/webhooks/event-queries.ts';
import { deleteSessionPayloads } from './features/webhooks/shared-queries.ts';
import { holdings } from './holdings.ts';
import type { Retention } from './platform/holdings/holdings.ts';

let app: TestApp;
let tenantId: string;
beforeAll(async () => {
  app = await testApp();
  tenantId = (await createTestTenant(app)).tenantId;
});

const tables = holdings.flatMap((held) => Object.entries(held.tables));

interface Column {
  table: string;
  column: string;
}

/** Columns that may contain personal data: text and JSON, except ids. */
function selectTelling(): Promise<Column[]> {
  return systemContext(app.deps).db.query(sql`
    select attrelid::regclass::text as table, attname::text as column from pg_attribute
    where attrelid in (select oid from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace)
      and attnum > 0 and not attisdropped
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype)
      and attname not in ('id', 'mode') and attname not like '%\_id'
    order by 1, 2`);
}

function declaredIn(table: string): string[] {
  const held = tables.find(([name]) => name === table)?.[1];
  if (!held) return [];
  const { endUser = [], searched = [], member = [], pictures = [], hashed = [], plain = [], sealed = {} } = held;
  return [...endUser, ...searched, ...member, ...pictures, ...hashed, ...plain, ...Object.keys(sealed)];
}

describe('the declaration of stored data', () => {
  it('has every table once, and every column that can hold a secret or personal data', async () => {
    const names = tables.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const existing = await systemContext(app.deps).db.query<{ name: string }>(sql`
      select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`);
    expect(names.toSorted()).toEqual(existing.map(({ name }) => name).toSorted());
    const telling = await selectTelling();
    expect(telling.filter(({ table, column }) => !declaredIn(table).includes(column))).toEqual([]);
  });

  it('names existing columns only, and as plain only columns without another declaration', async () => {
    const telling = (await selectTelling()).map(({ table, column }) => `${table}.${column}`);
    const declared = tables.flatMap(([table]) => declaredIn(table).map((column) => `${table}.${column}`));
    expect(declared.filter((name) => !telling.includes(name))).toEqual([]);
    for (const [table, { plain = [] }] of tables)
      for (const column of plain)
        expect([table, column, declaredIn(table).filter((name) => name === column).length]).toEqual([table, column, 1]);
  });

  it('declares columns as sealed, hashed or pictures when their name says so', async () => {
    const named = (await selectTelling()).filter(({ column }) => /_sealed$|^(token|key)_hash$/.test(column));
    for (const { table, column } of named) {
      const { sealed = {}, hashed = [] } = tables.find(([name]) => name === table)![1];
      expect([table, column, column in sealed || hashed.includes(column)]).toEqual([table, column, true]);
    }
    for (const { table, column } of (await selectTelling()).filter(({ column: name }) =>
      /image|logo|photo/.test(name),
    )) {
      const { pictures = [], endUser = [] } = tables.find(([name]) => name === table)![1];
      expect([table, column, pictures.includes(column) || endUser.includes(column)]).toEqual([table, column, true]);
    }
    for (const { tables: own, rehash } of holdings)
      for (const [table, { sealed = {}, hashed = [] }] of Object.entries(own))
        if (hashed.length > 0 || Object.values(sealed).includes('dropped'))
          expect([table, typeof rehash]).toEqual([table, 'function']);
  });
});

describe('a picture', () => {
  it('is counted by the database in exactly the declared columns', async () => {
    const watched = await systemContext(app.deps).db.query<{ place: string }>(sql`
      select tgrelid::regclass::text || '.' || split_part(encode(tgargs, 'escape'), '\\000', 1) as place
      from pg_trigger where tgfoid = 'smile_refer_images'::regproc order by 1`);
    const declared = tables.flatMap(([table, { pictures = [] }]) => pictures.map((column) => `${table}.${column}`));
    expect(watched.map(({ place }) => place)).toEqual(declared.toSorted());
  });
});

const retentions = tables.flatMap(([table, { kept }]): [string, Retention][] =>
  typeof kept === 'string' || kept.partitionDays ? [] : [[table, kept]],
);

offCitus('plan').each(retentions)(
  'finds old rows of %s by an index, however many rows there are',
  async (table, { drop }) => {
    const old = { before: new Date('2026-01-31T00:00:00Z'), limit: 100 };
    expect(await listSlowScans(app, table, (ctx) => drop(ctx, old))).toEqual([]);
  },
);

/** Uses the connection whose statements are explained. */
const inTenant = (ctx: Context) => modeContext(withTenant(ctx, tenantId), 'SANDBOX');

offCitus('plan').each<[string, string, (ctx: Context) => Promise<unknown>]>([
  ['accounts due for a sync', 'accounts_due_for_sync', (ctx) => selectAccountsDueForSync(ctx, 100)],
  ['the payloads of a source', 'events_with_payload', (ctx) => deletePayloads(inTenant(ctx), 'a-1')],
  ['the login names of an account', 'events_with_login_name', (ctx) => deleteLoginNames(inTenant(ctx), 'a-1')],
  ['the finished sessions of a user', 'events_of_sessions', (ctx) => deleteSessionPayloads(inTenant(ctx), 'user-1')],
  ['what a user did', 'audit_log_by_user', (ctx) => clearUserAddresses(inTenant(ctx), 'user-1')],
])('finds %s by the index %s, however many rows there are', async (_what, index, ask) => {
  expect(await listIndexes(app, ask)).toContain(index);
});
