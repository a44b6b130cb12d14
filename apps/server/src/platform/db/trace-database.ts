import type { Sql } from 'sql-template-tag';
import { inSpan, type NewSpan, type OpenSpan, type Tracing, typeOf } from '../tracing/tracing.ts';
import type { Database } from './core/database.ts';
import type { Db } from './core/db.ts';

/** Adds a span for each statement and transaction below an active span. Values never leave the process. */
export function traceDatabase(database: Database, tracing: Tracing): Database {
  const spanned = <T>(span: () => NewSpan, work: (span: OpenSpan | null) => Promise<T>): Promise<T> =>
    tracing.hasActive() ? inSpan(tracing, span(), work) : work(null);
  return {
    ...database,
    lowPriority: () => traceDatabase(database.lowPriority(), tracing),
    in: (scope) => traceStatements(database.in(scope), tracing),
    transaction: (scope, work) =>
      spanned(transactionSpan, async () => {
        const open = new Set<OpenSpan>();
        try {
          return await database.transaction(scope, (db) => work(traceStatements(db, tracing, open)));
        } catch (error) {
          for (const span of open) span.end(typeOf(error));
          throw error;
        }
      }),
    together: (scope, statements) =>
      spanned(
        () => ({ ...statementSpan(statements), name: 'transaction' }),
        () => database.together(scope, statements),
      ),
  };
}

const transactionSpan = (): NewSpan => ({ name: 'transaction', kind: 'client', attributes: system });

const system = { 'db.system.name': 'postgresql' };

/** Statements that a transaction has sent without waiting stay in `open` until they are answered. */
function traceStatements(db: Db, tracing: Tracing, open: Set<OpenSpan> = new Set()): Db {
  return {
    ...db,
    query: (statement) =>
      tracing.hasActive()
        ? inSpan(tracing, statementSpan([statement]), () => db.query(statement))
        : db.query(statement),
    async send<Row>(statement: Sql, hear?: (rows: Row[]) => void) {
      if (!tracing.hasActive()) return db.send(statement, hear);
      const span = tracing.start(statementSpan([statement]));
      open.add(span);
      await db
        .send<Row>(statement, (rows) => {
          open.delete(span);
          span.end();
          hear?.(rows);
        })
        .catch((error) => {
          span.end(typeOf(error));
          throw error;
        });
    },
  };
}

const writing = /\b(insert into|update|delete from)\s+(?!set\b|of\b|skip\b|nowait\b)([a-z_]+)/i;
const reading = /\bfrom\s+([a-z_]+)\b(?!\s*\()/i;

/** Named after the table it writes, else reads; the text contains `$1` in place of values. */
function statementSpan(statements: Sql[]): NewSpan {
  const text = statements.map((statement) => statement.text.trim()).join(';\n');
  const [, verb = 'select', changed] = writing.exec(text) ?? [];
  const operation = verb.split(' ')[0]!.toUpperCase();
  const table = changed ?? reading.exec(text)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    attributes: { ...system, 'db.operation.name': operation, 'db.query.text': text },
  };
}
