import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../apps/server/src/context.ts';
import { findKeyOwner } from '../../apps/server/src/features/api-keys/service/find-key-owner.ts';
import type { Vault } from '../../apps/server/src/platform/crypto/vault.ts';

const believedMs = 1000;

/**
 * Verifies key pairs like the server: same statement, hash and comparison, and a one-second cache. Omits the guess
 * limit and the last-used time.
 */
export function createBareAuthentication(pool: pg.Pool, vault: Vault): (authorization?: string) => Promise<boolean> {
  const believedUntilMs = new Map<string, number>();
  const db = {
    query: async ({ text, values }: Sql) => (await pool.query({ name: 'key', text, values })).rows,
  };
  const ctx = { db, vault, now: () => new Date() } as unknown as Context;
  return async (authorization = '') => {
    if ((believedUntilMs.get(authorization) ?? 0) > Date.now()) return true;
    const [key, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
    const owner = key && secret ? await findKeyOwner(ctx, key, secret) : null;
    if (owner) believedUntilMs.set(authorization, Date.now() + believedMs);
    return owner !== null;
  };
}
