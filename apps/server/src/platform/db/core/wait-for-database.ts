import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, ConfigError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Database } from './database.ts';

const retryMs = 1000;

/**
 * Waits for a PostgreSQL that is down or starting, and logs it once.
 * @throws ConfigError when it rejects the user or the database
 */
export async function waitForDatabase(database: Database, host: string, log: Log): Promise<void> {
  for (let isSaid = false; ; isSaid = true) {
    const refusal = await database.runScript('select 1').then(
      () => null,
      (error: Error) => error,
    );
    if (refusal === null) return;
    if (!isAway(refusal)) throw new ConfigError(`DATABASE_URL is wrong: ${host} answered "${refusal.message}".`);
    if (!isSaid) log.warn({ host, reason: refusal.message }, 'waiting for PostgreSQL');
    await delay(retryMs);
  }
}

const awayCodes = /^(08|57P0|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;

function isAway(error: Error): boolean {
  const { code = '' } = (error instanceof ApiError ? error.cause : error) as { code?: string };
  return awayCodes.test(code) || /connection terminated|timeout exceeded|read timeout/i.test(error.message);
}
