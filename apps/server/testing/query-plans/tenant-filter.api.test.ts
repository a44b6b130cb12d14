import sql, { raw, type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../src/platform/db/core/database.ts';
import type { Db } from '../../src/platform/db/core/db.ts';
import { createWorld, prepareInput, recipeOf, sendPrepared, type World } from '../conformance/world.ts';
import { listEndpoints } from '../endpoints.ts';
import { signTokens } from '../tenant.ts';
import { createTestApp } from '../test-app.ts';
import { listNodes, type PlanNode } from './read-plan.ts';
import { type RecordedQuery, recordQueries } from './record-queries.ts';

/** Platform statements that may read rows of all tenants, with the reason. */
const acrossTenants: Record<string, RegExp> = {
  'retention releases and removes files whose time has come': /\bfrom files where state = |^update files set state = /,
  'retention removes rows that are too old': /\b(remove_at|expires_at|created_at|ended_at|used_at) *<=? *\$/,
  'a picture is public: its address names no tenant': /\bfrom images where id = \$1$/,
  'a test publishes a flow by the id of its site': /^update wink_sites set version = version \+ 1 where id = /,
  'an email address finds its tenant': /\bfrom developer_sign_ins where email_address = \$1$/,
  'a visitor names the site alone': /\bfrom (wink_sites|wink_site_sessions)\b.*\bid = \$/,
};
const recorded: RecordedQuery[] = [];
let world: World;

/** With a tenant condition, a distributed database sends a statement only to the node that has the tenant's rows. */
describe.runIf('serverUrl' in inject('testDatabase'))('every statement of a request or its jobs', () => {
  beforeAll(async () => {
    const app = await createTestApp({}, { within: (database) => recordQueries(database, recorded) });
    world = await createWorld(app);
    for (const endpoint of await listEndpoints()) {
      if (endpoint.isStream || !hasRecipe(endpoint)) continue;
      // Some operations end their own session.
      Object.assign(world.tenant, await signTokens(app, { ...world.tenant, role: 'ADMIN' }));
      await sendPrepared(world, endpoint, await prepareInput(world, endpoint.operationId));
      await app.runJobs();
    }
    app.clock.advanceSeconds(40 * 24 * 3600);
    await app.runJobs();
  });
  afterAll(() => world.close());

  it('names the tenant of each tenant table it reads, or is a known search across tenants', async () => {
    const { database } = world.app.deps;
    const statements = new Map(recorded.map((query) => [`${query.scope.kind}: ${oneLine(query.statement)}`, query]));
    const unfiltered: string[] = [];
    for (const [text, { scope, statement }] of statements) {
      const tables = await listUnfiltered(database, statement);
      if (tables.length === 0) continue;
      if (scope.kind === 'system' && Object.values(acrossTenants).some((known) => known.test(oneLine(statement))))
        continue;
      unfiltered.push(`${tables.join()} in ${text}`);
    }
    expect(unfiltered).toEqual([]);
    expect(statements.size).toBeGreaterThan(200);
    process.stdout.write(`tenant filter: ${statements.size} different of ${recorded.length} statements read\n`);
  });

  it('asks whose rows it may insert where it inserts selected ones, since Citus does not', async () => {
    const tables = await selectTenantTables(world.app.deps.database.in({ kind: 'system' }));
    const selecting = new Set<string>();
    const unasked = new Set<string>();
    for (const { scope, statement } of recorded) {
      const text = oneLine(statement);
      for (const [, table] of text.matchAll(/\binsert into (\w+)(?: as \w+)? \([^)]*\) select\b/g)) {
        if (scope.kind === 'system' || !tables.has(table!)) continue;
        selecting.add(table!);
        if (!text.includes('smile_owns($')) unasked.add(text);
      }
    }
    expect([...unasked]).toEqual([]);
    expect(selecting.size).toBeGreaterThan(5);
  });
});

function hasRecipe(endpoint: Parameters<typeof recipeOf>[0]): boolean {
  try {
    recipeOf(endpoint);
    return true;
  } catch {
    return false;
  }
}

const oneLine = ({ text }: Sql) => text.replace(/\s+/g, ' ').trim();

async function selectTenantTables(db: Db): Promise<Set<string>> {
  const tables = await db.query<{ name: string }>(sql`
    select c.relname::text as name from pg_policy p
      join pg_class c on c.oid = p.polrelid or c.oid in (select inhrelid from pg_inherits where inhparent = p.polrelid)
    where p.polname = 'tenant_rows'`);
  return new Set(tables.map(({ name }) => name));
}

/** Tenant tables that a statement reads without a condition on the tenant, ignoring row-level security. */
async function listUnfiltered(database: Database, statement: Sql): Promise<string[]> {
  return database.transaction({ kind: 'system' }, async (db) => {
    await db.query(sql`set local enable_seqscan = off`);
    const names = await selectTenantTables(db);
    const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`${raw('explain (format json, verbose)')} ${statement}`,
    );
    const nodes = listNodes(row!['QUERY PLAN'][0].Plan);
    const conditions = nodes.flatMap(conditionsOf).join('\n');
    return nodes
      .filter((node) => /Scan$/.test(node['Node Type']) && names.has(node['Relation Name'] ?? ''))
      .filter((node) => !listNodes(node).flatMap(conditionsOf).join().includes('tenant_id'))
      .filter(({ Alias }) => !new RegExp(`(?<!\\w)${Alias}\\.tenant_id`).test(conditions))
      .map((node) => node['Relation Name']!);
  });
}

/** All parts of a plan node that select rows; its output only names columns. */
function conditionsOf(node: PlanNode): string[] {
  return Object.entries(node).flatMap(([name, value]) => (/Cond$|Filter$/.test(name) ? [String(value)] : []));
}
