import type { Sql } from 'sql-template-tag';

export interface Db {
  /** Runs one statement and returns its rows. Texts without run-time parts are prepared once per connection. */
  query<Row>(statement: Sql): Promise<Row[]>;
  /**
   * Runs one statement in its turn. A transaction does not wait for it here: what comes next travels with it, its end
   * too, and with it the transaction fails. `hear` is told of its rows before the transaction is over.
   */
  send<Row>(statement: Sql, hear?: (rows: Row[]) => void): Promise<void>;
  /** Waits for what was sent so far. */
  settle(): Promise<void>;
  /** Tells every process once the transaction commits; at once where none is open. */
  notify(topic: string, payload: string): Promise<void>;
  /** The same for what is found without it, only later: no commit waits for it, and a process that dies forgets it. */
  hint(topic: string, payload: string): void;
}
