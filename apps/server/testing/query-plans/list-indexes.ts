import type { Sql } from 'sql-template-tag';
import { type Context, systemContext } from '../../src/context.ts';
import type { TestApp } from '../test-app.ts';
import { readPlan } from './read-plan.ts';

/** The indexes by which the statements of a query function find their rows; they are planned, not run. */
export async function listIndexes(app: TestApp, ask: (ctx: Context) => Promise<unknown>): Promise<(string | null)[]> {
  const ctx = systemContext(app.deps);
  const statements: Sql[] = [];
  const query = async (statement: Sql) => {
    statements.push(statement);
    return [];
  };
  await ask({ ...ctx, db: { ...ctx.db, query } });
  const plans = await Promise.all(
    statements.map((statement) => readPlan(app.deps.database, { scope: ctx.scope, statement })),
  );
  return plans.flatMap(({ scans }) => scans.map(({ index }) => index));
}
