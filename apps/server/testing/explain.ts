import sql, { raw } from 'sql-template-tag';
import { type Context, inTransaction, systemContext } from '../src/context.ts';
import type { TestApp } from './test-app.ts';

/**
 * How the database would run the statement of a query function, and with which indexes. Tables in tests are small, so
 * scanning them whole is ruled out.
 */
export function explain(app: TestApp, ask: (ctx: Context) => Promise<unknown>): Promise<string> {
  return inTransaction(systemContext(app.deps), async (tx) => {
    await tx.db.query(sql`set local enable_seqscan = off`);
    await tx.db.query(sql`set local enable_sort = off`);
    const lines: string[] = [];
    const db: Context['db'] = {
      ...tx.db,
      async query(statement) {
        const rows = await tx.db.query<{ 'QUERY PLAN': string }>(sql`${raw('explain')} ${statement}`);
        lines.push(...rows.map((row) => row['QUERY PLAN']));
        return [];
      },
    };
    await ask({ ...tx, db });
    return lines.join('\n');
  });
}
