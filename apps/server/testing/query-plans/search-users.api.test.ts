import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, type ModeContext, modeContext, systemContext, tenantContext } from '../../src/context.ts';
import { type PortalUserFilter, selectPortalUsers } from '../../src/features/users/shared-portal-queries.ts';
import { offCitus } from '../citus/off-citus.ts';
import { createTestTenant } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';

/** The newest users have the first provider, and exceed the maximum looked up; the oldest have the last provider. */
const providers = [
  { id: 'upwork', users: 5200 },
  { id: 'grab', users: 600 },
  { id: 'nbi_ph', users: 30 },
];
const people = providers.flatMap(({ id, users }) => Array(users).fill(id)).map((provider, at) => ({ provider, at }));
const isZobel = (at: number) => at >= 5000;
const size = 20;

let app: TestApp;
let ctx: ModeContext;

beforeAll(async () => {
  app = await testApp();
  // The planner's statistics come from another tenant, so that this one is unknown to them.
  await fill((await createTestTenant(app)).tenantId, people.slice(-1));
  await app.deps.database.runScript('analyze users, accounts, archives');
  const { tenantId } = await createTestTenant(app);
  await fill(tenantId, people);
  ctx = modeContext(tenantContext(systemContext(app.deps), tenantId), 'SANDBOX');
});

/** As the owner: Citus writes many rows by COPY, which it does not do under row-level security. */
async function fill(tenantId: string, whom: typeof people) {
  const given = `
    unnest('{${whom.map(({ at }) => at)}}'::integer[], '{${whom.map(({ provider }) => provider)}}'::text[])
      as given(n, provider)`;
  const at = `'${app.deps.now().toISOString()}'::timestamptz - n * interval '1 minute'`;
  await app.deps.database.runScript(`
    insert into users (tenant_id, mode, id, full_name, outcome, created_at, updated_at)
    select '${tenantId}', 'SANDBOX', '${tenantId}-' || n, case when n >= 5000 then 'Ana Zóbel' else 'George Tan' end,
      'SUCCESS', ${at}, ${at} from ${given}`);
  await app.deps.database.runScript(`
    insert into accounts (tenant_id, mode, id, user_id, provider_id, status, status_updated_at, kept_since, created_at,
      updated_at)
    select '${tenantId}', 'SANDBOX', '${tenantId}-a-' || n, '${tenantId}-' || n, provider, 'CONNECTED', ${at}, ${at},
      ${at}, ${at} from ${given}`);
}

type Search = Pick<PortalUserFilter, 'providerId' | 'userName'>;

function day(offset: number): string {
  return new Date(app.deps.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
}

function search(given: ModeContext, wanted: Search, cursor?: string) {
  return selectPortalUsers(given, {
    ...wanted,
    size,
    cursor,
    outcome: 'SUCCESS',
    startDate: day(-59),
    endDate: day(1),
  });
}

/** Table rows fetched in the transaction so far. */
async function countFetched({ db }: ModeContext): Promise<number> {
  const [row] = await db.query<{ fetched: number }>(sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as fetched
    from pg_stat_xact_user_tables where relname in ('users', 'accounts', 'archives')`);
  return row!.fetched;
}

function listExpected({ providerId, userName }: Search): string[] {
  return people
    .filter(({ provider, at }) => provider === providerId && (!userName || isZobel(at)))
    .map(({ at }) => `${ctx.tenantId}-${at}`);
}

describe('the search of users by their provider', () => {
  it.each<[string, Search]>([
    ['that the newest have', { providerId: 'upwork' }],
    ['of many, by a name that the newest do not have', { providerId: 'upwork', userName: 'zobel' }],
    ['of few, none of the newest among them', { providerId: 'grab', userName: 'zobel' }],
    ['of the oldest', { providerId: 'nbi_ph' }],
    ['that nobody has', { providerId: 'sss_ph' }],
  ])('lists newest users first over pages: %s', async (_, wanted) => {
    const expected = listExpected(wanted);
    const found: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { items, nextCursor } = await search(ctx, wanted, cursor);
      found.push(...items.map(({ userId }) => userId));
      if (!nextCursor) break;
      cursor = nextCursor;
    }
    expect(found).toEqual(expected.slice(0, 3 * size));
  });

  offCitus('plan')('reads few rows for one that is frequent, whatever the planner knows of it', async () => {
    const fetched = await inTransaction(ctx, async (tx) => {
      const before = await countFetched(tx);
      expect((await search(tx, { providerId: 'upwork' })).items).toHaveLength(size);
      return (await countFetched(tx)) - before;
    });
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThan(100);
  });
});
