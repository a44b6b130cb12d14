import type { Context, ModeContext } from '../context.ts';
import type { Vault } from '../crypto/vault.ts';

/**
 * What the tables of a feature hold, for how long, and how it lets go of a person. Each feature with tables declares it
 * in its `holdings.ts`; the app's `holdings.ts` joins them.
 */
export interface Holdings {
  /** By name: each table, with each of its columns that holds text or JSON, except ids. */
  tables: Record<string, TableHolding>;
  /** How an end user is erased; not needed for what goes with the user's row by a foreign key. */
  person?: PersonHolding;
  /** After the master key was replaced, in that transaction: brings keyed hashes in line, or drops what they stand for. */
  rehash?(tx: Context, keyedHash: Vault['keyedHash']): Promise<void>;
}

interface TableHolding {
  /** What end users are, shared, entered or did. */
  endUser?: readonly string[];
  /** Whom tenants asked about. */
  searched?: readonly string[];
  /** Who works at a tenant. */
  member?: readonly string[];
  /**
   * Where addresses of uploaded pictures are, alone or within a text; a picture that none of them shows is deleted. The
   * table's migration calls `smile_show_images` for each, and the database keeps `image_references`.
   */
  pictures?: readonly string[];
  /** What the master key sealed. */
  sealed?: Readonly<Record<string, SealContext>>;
  /** What was hashed with the master key; `rehash` takes care of it. */
  hashed?: readonly string[];
  /** All others. */
  plain?: readonly string[];
  /** For how long, or what a row goes with. */
  kept: Retention | string;
}

/** The context a value was sealed in, by its row; `dropped` where `rehash` deletes the row. */
export type SealContext = ((tenantId: string, id: string) => string) | 'dropped';

export interface Retention {
  days: number | ((ctx: Context) => number);
  /**
   * Deletes the oldest of what is from before a time, at most `limit`, whatever the tenant, and answers how many they
   * were; it is called again until they are fewer. Takes the system's context, outside of a transaction.
   */
  drop(ctx: Context, old: { before: Date; limit: number }): Promise<number>;
}

export interface PersonHolding {
  /** Comes first, for what may not happen inside a transaction, such as telling a source. Answers what it ended, counted. */
  leave?(ctx: ModeContext, userId: string): Promise<Record<string, number>>;
  /**
   * In the transaction that deletes the user, who is locked. Answers what it erased, counted; null when something was
   * added since `leave`, which then comes once more.
   */
  erase?(tx: ModeContext, userId: string): Promise<Record<string, number> | null>;
}
