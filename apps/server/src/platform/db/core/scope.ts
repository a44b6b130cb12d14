import type pg from 'pg';
import { createPreparedStatements, type PreparedStatements } from './prepared-statements.ts';
import { ask } from './run-statement.ts';
import { readSettings, type SessionTimeouts, type Settings } from './session-settings.ts';

/** A tenant id that authentication verified, or that a job read from its row. */
export type TenantId = string & { readonly brand: 'TenantId' };

/** Rows a connection may access: one tenant's (enforced by row-level security), or all for system work. */
export type Scope = { kind: 'tenant'; tenantId: TenantId } | { kind: 'system' };

/** How a connection gets the role and tenant of a scope: for its session, or for each transaction behind a pooler. */
export interface Scoping {
  /** Prepares a new connection. */
  prepare(client: pg.ClientBase): Promise<void>;
  /** Null when the session has the scope already, or when scopes are set for each transaction. */
  enter(client: pg.ClientBase, scope: Scope): Promise<unknown> | null;
  /** Drops the cached scope after a script changed the session's role. */
  leave(client: pg.ClientBase): void;
  /** Sends the statements that start a transaction; the caller awaits them. */
  begin(client: pg.ClientBase, scope: Scope): Promise<unknown>[];
  /** Whether a statement needs a transaction for its scope. */
  isPerTransaction: boolean;
  statements: PreparedStatements;
}

const roleOf = ({ kind }: Scope) => (kind === 'tenant' ? 'smile_tenant' : 'smile_system');
const tenantOf = (scope: Scope) => (scope.kind === 'tenant' ? scope.tenantId : '');

interface SessionOptions {
  /** Commits return before the disk has them. */
  isStoredLater?: boolean;
  /** The server is a node of several: it passes the tenant on to the others that a transaction reaches. */
  isNode?: boolean;
}

/** Sets the scope only when it changes, which saves one statement for each call. */
export function scopeSessions({ isStoredLater = false, isNode = false }: SessionOptions): Scoping {
  const begin = isStoredLater ? 'begin; set local synchronous_commit = off' : 'begin';
  const scopes = new WeakMap<pg.ClientBase, string>();
  return {
    async prepare(client) {
      // Citus sends settings of the transaction, not of the session, with its statements to other nodes.
      if (isNode) await client.query("set citus.propagate_set_commands = 'local'");
    },
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
    begin(client, scope) {
      if (!isNode || scope.kind === 'system') return [ask(client, { text: begin })];
      return [ask(client, { text: `begin; set local smile.tenant_id = ${client.escapeLiteral(scope.tenantId)}` })];
    },
    isPerTransaction: false,
    // Each connection keeps this many prepared statements; further ones are planned each time.
    statements: createPreparedStatements(1000),
  };
}

/** Clears a time limit that another program left in the session, so that it cannot cancel the statement after it. */
const beginInSharedSession =
  'begin isolation level read committed read write not deferrable; set local statement_timeout = 0';

/**
 * Each transaction sets its scope and settings, since a pooler may run it in a session with other settings and without
 * our prepared statements.
 */
export function scopeTransactions(timeouts: SessionTimeouts): Scoping {
  let settings: Settings | null = null;
  return {
    async prepare(client) {
      if (settings) return;
      await client.query(beginInSharedSession);
      settings = await readSettings(client, timeouts);
      await client.query('commit');
    },
    enter: () => null,
    leave: () => undefined,
    begin: (client, scope) => [
      ask(client, { text: beginInSharedSession }),
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
