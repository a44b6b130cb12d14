import type { Sql } from 'sql-template-tag';
import type { Database, Db, Scope } from '../../src/platform/db/database.ts';

export interface RecordedQuery {
  scope: Scope;
  statement: Sql;
}

/** The same database, which also tells what it is asked. */
export function recordQueries(database: Database, recorded: RecordedQuery[]): Database {
  const recording = (db: Db, scope: Scope): Db => ({
    ...db,
    query: (statement) => {
      recorded.push({ scope, statement });
      return db.query(statement);
    },
  });
  return {
    ...database,
    in: (scope) => recording(database.in(scope), scope),
    transaction: (scope, work) => database.transaction(scope, (db) => work(recording(db, scope))),
  };
}
