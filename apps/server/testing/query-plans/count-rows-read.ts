import sql, { raw, type Sql } from 'sql-template-tag';
import { type Context, systemContext } from '../../src/context.ts';
import type { TestApp } from '../test-app.ts';

interface RunNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: RunNode[];
}

/** Counts the rows that a query function's statements read. Rolls back its changes. */
export async function countRowsRead(app: TestApp, ask: (ctx: Context) => Promise<unknown>): Promise<number> {
  const ctx = systemContext(app.deps);
  let read = 0;
  const undo = new Error('Nothing of it is to stay.');
  const run = app.deps.database.transaction(ctx.scope, async (db) => {
    const query = async (statement: Sql) => {
      const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: RunNode }] }>(
        sql`${raw('explain (analyze, timing off, format json)')} ${statement}`,
      );
      read += sumRows(row!['QUERY PLAN'][0].Plan);
      return [{}] as never;
    };
    await ask({ ...ctx, db: { ...db, query }, isTransaction: true });
    throw undo;
  });
  await run.catch((error) => {
    if (error !== undo) throw error;
  });
  return read;
}

function sumRows(node: RunNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + sumRows(child), own);
}
