import type { Sql } from 'sql-template-tag';

export interface Db {
  /** Runs one statement and returns its rows. Statements without run-time text are prepared once per connection. */
  query<Row>(statement: Sql): Promise<Row[]>;
  /**
   * Queues one statement without waiting for it inside a transaction: later statements pipeline behind it, and the
   * transaction fails when it fails. `hear` receives its rows before the transaction ends.
   */
  send<Row>(statement: Sql, hear?: (rows: Row[]) => void): Promise<void>;
  /** Waits for all statements sent so far. */
  settle(): Promise<void>;
  /** Notifies every process on commit, or at once outside a transaction. */
  notify(topic: string, payload: string): Promise<void>;
  /** A best-effort `notify`: commits do not wait for it, and a crash loses it. Receivers must also poll. */
  hint(topic: string, payload: string): void;
}
