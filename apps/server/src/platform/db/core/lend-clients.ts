import type pg from 'pg';
import { createTurns, type Urgency } from './turns.ts';

/** A connection lent for one turn. */
export interface Loan {
  client: pg.PoolClient;
  /** Ends the turn; a broken connection is discarded. */
  end(broken?: Error): void;
}

/**
 * Lends pool connections in turns and hands them directly to the next waiter: the pool itself would stop and start a
 * timer for each.
 */
export function lendClients(pool: pg.Pool): (urgency: Urgency) => Promise<Loan> {
  const turns = createTurns<pg.PoolClient>(pool.options.max, pool.options.connectionTimeoutMillis!);
  const lost = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => {
    const lose = () => void lost.add(client);
    client.once('error', lose);
    client.once('end', lose);
  });
  return async (urgency) => {
    const turn = await turns.take(urgency);
    let client: pg.PoolClient;
    try {
      client = turn.held ?? (await pool.connect());
    } catch (error) {
      turn.leave();
      throw error;
    }
    return {
      client,
      end(broken) {
        if (broken || lost.has(client)) {
          client.release(broken ?? true);
          turn.leave();
        } else turn.leave(client)?.release();
      },
    };
  };
}
