import { registerTenant } from '../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { inNewFolder, withDatabase } from './temporary.ts';

export const masterKey = '11'.repeat(32);
/** Default settings, except that the rate limit is off. */
export const settings = { DEMO: '0', RATE_LIMIT: '0', MASTER_KEY: masterKey };

/** For servers without sign-ups. */
export const production = { NODE_ENV: 'production', MAIL: 'log' };

export type Say = (line: string) => void;
export type ExpectGoal = (name: string, isMet: boolean) => void;

export async function prepareTenant(given: Record<string, string>) {
  const server = await startServer(given);
  const tenant = await registerTenant(server.url);
  await endServer(server);
  return tenant;
}

/** Runs on a new embedded database, then on a new database of the configured PostgreSQL, if any. */
export async function onBoth(
  work: (name: 'embedded' | 'PostgreSQL', given: Record<string, string>) => Promise<void>,
  say: Say,
): Promise<void> {
  await inNewFolder((folder) => work('embedded', { ...settings, DATA_DIR: folder }));
  await onPostgres((url, folder) => work('PostgreSQL', { ...settings, DATA_DIR: folder, DATABASE_URL: url }), say);
}

/** Runs on a new database of the configured PostgreSQL; reports if there is none. */
export async function onPostgres(work: (url: string, folder: string) => Promise<void>, say: Say): Promise<void> {
  const serverUrl = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  if (!serverUrl) return say('No PostgreSQL: set BENCH_DATABASE_URL to measure on it too.');
  await withDatabase(serverUrl, (url) => inNewFolder((folder) => work(url, folder)));
}
