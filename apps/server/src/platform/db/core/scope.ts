import type pg from 'pg';
import { createPreparedStatements, type PreparedStatements } from './prepared-statements.ts';
import { ask } from './run-statement.ts';
import { readSettings, type SessionTimeouts, type Settings } from './session-settings.ts';

/** A tenant id that authentication verified, or that a job read from its row. */
export type TenantId = string & { readonly brand: 'TenantId' };

/** Rows a connection may access: one tenant's (enforced by row-level security), or all for system work. */
export type Scope = { kind: 'tenant'; tenantId: TenantId } | { kind: 'system' };

/** How a connection gets the role and tenant of its work. */
export interface Scoping {
  /** Prepares a new connection. */
  prepare(client: pg.ClientBase): Promise<void>;
  /** Sets the scope of the session; null when it has it already, or when only transactions have one. */
  enter(client: pg.ClientBase, scope: Scope): Promise<unknown> | null;
  /** Forgets the scope of a session that a script has changed. */
  leave(client: pg.ClientBase): void;
  /** Starts a transaction, without waiting for the answers. */
  begin(client: pg.ClientBase, scope: Scope): Promise<unknown>[];
  /** Whether a statement needs a transaction for its scope. */
  isPerTransaction: boolean;
  statements: PreparedStatements;
}

const roleOf = ({ kind }: Scope) => (kind === 'tenant' ? 'smile_tenant' : 'smile_system');
const tenantOf = (scope: Scope) => (scope.kind === 'tenant' ? scope.tenantId : '');

/**
 * The session keeps its scope until another is needed: one statement fewer for each. With `isStoredLater`, commits do
 * not wait for the disk.
 */
export function scopeSessions(isStoredLater: boolean): Scoping {
  const begin = isStoredLater ? 'begin; set local synchronous_commit = off' : 'begin';
  const scopes = new WeakMap<pg.ClientBase, string>();
  return {
    prepare: async () => undefined,
    enter(client, scope) {
      const wanted = `${scope.kind}:${tenantOf(scope)}`;
      if (scopes.get(client) === wanted) return null;
      scopes.delete(client);
      const entered = ask(client, {
        name: 'scope',
        text: "select set_config('role', $1, false), set_config('smile.tenant_id', $2, false)",
        values: [roleOf(scope), tenantOf(scope)],
      });
      return entered.then(() => scopes.set(client, wanted));
    },
    leave: (client) => void scopes.delete(client),
    begin: (client) => [ask(client, { text: begin })],
    isPerTransaction: false,
    /** Each connection keeps its prepared statements; beyond this many, statements are planned each time. */
    statements: createPreparedStatements(1000),
  };
}

/** Another program's time limit, left in the session, must not end the statement that replaces it. */
const beginShared = 'begin isolation level read committed read write not deferrable; set local statement_timeout = 0';

/**
 * Every transaction sets its scope and settings: behind a pooler that hands out sessions by transaction, the next one
 * runs in a session that others left behind, and knows no prepared statement.
 */
export function scopeTransactions(timeouts: SessionTimeouts): Scoping {
  let settings: Settings | null = null;
  return {
    async prepare(client) {
      if (settings) return;
      await client.query(beginShared);
      settings = await readSettings(client, timeouts);
      await client.query('commit');
    },
    enter: () => null,
    leave: () => undefined,
    begin: (client, scope) => [
      ask(client, { text: beginShared }),
      ask(client, {
        text: 'select set_config(name, value, true) from unnest($1::text[], $2::text[]) as given (name, value)',
        values: [
          [...settings!.names, 'smile.tenant_id', 'role'],
          [...settings!.values, tenantOf(scope), roleOf(scope)],
        ],
      }),
    ],
    isPerTransaction: true,
    statements: { find: () => null },
  };
}
