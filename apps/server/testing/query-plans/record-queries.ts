import type { Sql } from 'sql-template-tag';
import type { Database, Scope } from '../../src/platform/db/core/database.ts';
import type { Db } from '../../src/platform/db/core/db.ts';

export interface RecordedQuery {
  scope: Scope;
  statement: Sql;
}

/** Wraps a database and records its queries. */
export function recordQueries(database: Database, recorded: RecordedQuery[]): Database {
  const recording = (db: Db, scope: Scope): Db => ({
    ...db,
    query: (statement) => {
      recorded.push({ scope, statement });
      return db.query(statement);
    },
    send: (statement, hear) => {
      recorded.push({ scope, statement });
      return db.send(statement, hear);
    },
  });
  return {
    ...database,
    lowPriority: () => recordQueries(database.lowPriority(), recorded),
    in: (scope) => recording(database.in(scope), scope),
    transaction: (scope, work) => database.transaction(scope, (db) => work(recording(db, scope))),
    together(scope, statements) {
      recorded.push(...statements.map((statement) => ({ scope, statement })));
      return database.together(scope, statements);
    },
  };
}
