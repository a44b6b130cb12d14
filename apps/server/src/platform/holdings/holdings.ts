import type { Context, ModeContext, TenantContext } from '../context.ts';
import type { Vault } from '../crypto/vault.ts';

/**
 * Data classes, retention and erasure of a feature's tables. Each feature with tables declares it in its
 * `holdings.ts`; the app's `holdings.ts` joins them.
 */
export interface Holdings {
  /** Every table, with all its text and JSON columns except ids. */
  tables: Record<string, TableHolding>;
  /** Erases an end user; not needed for rows that cascade from the user's row. */
  person?: PersonHolding;
  /** Runs before a tenant is deleted, outside a transaction, and again after an interruption. */
  tenant?: { prepareDeletion(ctx: TenantContext): Promise<void> };
  /** Runs in the transaction that replaces the master key: updates keyed hashes or drops their rows. */
  rehash?(tx: Context, keyedHash: Vault['keyedHash']): Promise<void>;
}

interface TableHolding {
  /** Columns about end users. */
  endUser?: readonly string[];
  /** Columns about people that tenants looked up. */
  searched?: readonly string[];
  /** Columns about a tenant's members. */
  member?: readonly string[];
  /**
   * Columns with uploaded picture URLs, alone or within a text; unreferenced pictures are deleted. The table's
   * migration calls `smile_show_images` for each column, and the database maintains `image_references`.
   */
  pictures?: readonly string[];
  /** Columns encrypted with the master key. */
  sealed?: Readonly<Record<string, SealContext>>;
  /** Columns hashed with the master key; `rehash` updates them. */
  hashed?: readonly string[];
  /** All other columns. */
  plain?: readonly string[];
  /** Retention, or what the row is deleted with. */
  kept: Retention | string;
}

/** Returns the context that a row's value is sealed with; `dropped` when `rehash` deletes the row. */
export type SealContext = ((tenantId: string, id: string) => string) | 'dropped';

/** Rows from before a time, at most `limit` of them. */
export interface ExpiredBatch {
  before: Date;
  limit: number;
}

export interface Retention {
  /** Counted from the time that `drop` compares, such as creation or expiry. */
  days: number | ((ctx: Context) => number);
  /** Days of a partition, whose rows are dropped together once the newest is too old. */
  partitionDays?: number;
  /**
   * Deletes at most `limit` of the oldest expired rows of any tenant, or empties their columns about people, and
   * returns the count; called again until it is below the limit. Needs the system context, outside a transaction.
   */
  drop(ctx: Context, batch: ExpiredBatch): Promise<number>;
}

export interface PersonHolding {
  /**
   * Runs before the transaction, for work that must not run inside one, such as calling a source. Returns counts of
   * what it ended.
   */
  prepareErasure?(ctx: ModeContext, userId: string): Promise<Record<string, number>>;
  /**
   * Runs in the transaction that deletes the locked user. Returns counts of what it erased, or null when rows were
   * added since `prepareErasure`, which then runs again.
   */
  erase?(tx: ModeContext, userId: string): Promise<Record<string, number> | null>;
}
