import sql, { type Sql } from 'sql-template-tag';
import { type Context, systemContext } from '../../src/context.ts';
import type { TestApp } from '../test-app.ts';
import { type Plan, readPlan } from './read-plan.ts';

/**
 * Indexes that the query function's statements would use, for partitions that of the table; plans the statements without
 * running them.
 */
export async function listIndexes(app: TestApp, ask: (ctx: Context) => Promise<unknown>): Promise<(string | null)[]> {
  const indexes = (await planAll(app, ask)).flatMap(({ scans }) => scans.map(({ index }) => index));
  const rows = await app.deps.database.in({ kind: 'system' }).query<{ name: string | null }>(sql`
    select coalesce(pg_partition_root(to_regclass(name))::text, name) as name from unnest(${indexes}::text[]) as name`);
  return rows.map(({ name }) => name);
}

/** Scans of a table that are neither limited by an index condition nor looked up per row of an earlier scan. */
export async function listSlowScans(
  app: TestApp,
  table: string,
  ask: (ctx: Context) => Promise<unknown>,
): Promise<string[]> {
  const scans = (await planAll(app, ask)).flatMap((plan) => plan.scans);
  if (scans.length === 0) return ['nothing was asked'];
  return scans
    .filter((scan) => scan.table === table && scan.type !== 'Tid Scan' && !scan.condition)
    .map(({ type, index }) => `${type} ${index ?? ''}`);
}

async function planAll(app: TestApp, ask: (ctx: Context) => Promise<unknown>): Promise<Plan[]> {
  const ctx = systemContext(app.deps);
  const statements: Sql[] = [];
  const query = async (statement: Sql) => {
    statements.push(statement);
    return [];
  };
  // Records statements inside a transaction too.
  await ask({ ...ctx, db: { ...ctx.db, query }, isTransaction: true });
  return Promise.all(statements.map((statement) => readPlan(app.deps.database, { scope: ctx.scope, statement })));
}
