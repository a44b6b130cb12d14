import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Lender } from './lend-clients.ts';

/** True when an advisory lock taken by a script blocks a statement's. */
export async function isOneDatabase(lend: Lender, lendOwn: Lender): Promise<boolean> {
  if (lend === lendOwn) return true;
  const key = randomInt(2 ** 47);
  return inRolledBack(lendOwn, async (own) => {
    await own.query('select pg_advisory_xact_lock($1)', [key]);
    return inRolledBack(lend, async (other) => {
      const { rows } = await other.query('select pg_try_advisory_xact_lock($1) as "isFree"', [key]);
      return !rows[0].isFree;
    });
  });
}

async function inRolledBack<T>(lend: Lender, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const loan = await lend('first');
  try {
    await loan.client.query('begin');
    const result = await work(loan.client);
    await loan.client.query('rollback');
    loan.end();
    return result;
  } catch (error) {
    loan.end(error as Error);
    throw error;
  }
}
