import type pg from 'pg';
import type { Owner } from '../../limits/owner-turns.ts';
import { createTurns, type Urgency } from './turns.ts';

/** A connection, lent for one turn. */
export interface Loan {
  client: pg.PoolClient;
  /** Ends the turn; a broken connection is discarded. */
  end(broken?: Error): void;
}

export interface Lender {
  (urgency: Urgency, owner?: Owner): Promise<Loan>;
  load(): PoolLoad;
}

/** Connections lent, and callers waiting for one. */
export interface PoolLoad {
  used: number;
  waiting: number;
}

/**
 * Lends pool connections in turns and hands them directly to the next waiter: the pool itself would stop and start a
 * timer for each.
 */
export function createClientLender(pool: pg.Pool): Lender {
  const turns = createTurns<pg.PoolClient>(pool.options.max, pool.options.connectionTimeoutMillis!);
  const lost = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => {
    const lose = () => void lost.add(client);
    client.once('error', lose);
    client.once('end', lose);
  });
  let used = 0;
  let waiting = 0;
  const lend = async (urgency: Urgency, owner: Owner = null): Promise<Loan> => {
    waiting += 1;
    const turn = await turns.take(urgency, owner).finally(() => {
      waiting -= 1;
    });
    let client: pg.PoolClient;
    try {
      client = turn.held ?? (await pool.connect());
    } catch (error) {
      turn.leave();
      throw error;
    }
    used += 1;
    return {
      client,
      end(broken) {
        used -= 1;
        if (broken || lost.has(client)) {
          client.release(broken ?? true);
          turn.leave();
        } else turn.leave(client)?.release();
      },
    };
  };
  return Object.assign(lend, { load: () => ({ used, waiting }) });
}
