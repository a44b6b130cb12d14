import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { type Comparison, compare, type Operation, type Spread, withBareServers } from './measure/compare.ts';
import { percent } from './measure/figures.ts';
import { residentMegabytes } from './measure/measure-start.ts';
import { type ExpectGoal, onPostgres, prepareTenant, production, type Say, settings } from './prepare.ts';
import { seedEmbedded, seedServer, seedSources } from './seed.ts';
import { inNewFolder } from './temporary.ts';

/** Requests per second as a share of those of a bare server. */
const shareGoal = 0.8;

const listUsers: Operation = { name: 'GET /users?size=20 of 100,000', path: '/sandbox/v1/users?size=20' };
const operations: Operation[] = [
  listUsers,
  { name: 'GET /accounts?size=20 of 100,000', path: '/sandbox/v1/accounts?size=20' },
  { name: 'GET /transactions?size=20 of 100,000', path: '/sandbox/v1/transactions?size=20' },
  { name: 'POST /users', path: '/sandbox/v1/users', body: '{}' },
];

/** Compares with a bare server (node:http and the same SQL, without checks), and with one that verifies key pairs. */
export function benchServer(say: Say, expectGoal: ExpectGoal): Promise<void> {
  return onPostgres(async (url, folder) => {
    const given = { ...settings, DATA_DIR: folder, DATABASE_URL: url };
    const { tenantId, authorization } = await prepareTenant(given);
    await seedServer(url, tenantId);
    await seedSources(url, tenantId);
    const ours = await startServer({ ...given, ...production });
    const bare = { tenantId, database: { url } };
    await withBareServers({ bare, authenticating: { ...bare, authenticates: true } }, async (others) => {
      for (const operation of operations) {
        say(`${operation.name}, PostgreSQL`);
        const compared = await compare(ours, others, { operation, authorization });
        report(operation.name, compared.bare, say, expectGoal);
        say('  beside a bare server that verifies the key pair, and believes it for a second as ours does:');
        describe(compared.authenticating, '', say);
      }
    });
    await endServer(ours);
  }, say);
}

export async function benchEmbedded(
  say: Say,
  expectGoal: ExpectGoal,
  reportMemory: (when: string, megabytes: number | null) => void,
): Promise<void> {
  await inNewFolder(async (folder) => {
    const given = { ...settings, DATA_DIR: join(folder, 'ours') };
    const { tenantId, authorization } = await prepareTenant(given);
    await seedEmbedded(join(folder, 'ours', 'database'), tenantId);
    cpSync(join(folder, 'ours', 'database'), join(folder, 'bare'), { recursive: true });
    const ours = await startServer({ ...given, ...production });
    await withBareServers({ bare: { tenantId, database: { folder: join(folder, 'bare') } } }, async (others) => {
      say(`${listUsers.name}, embedded database`);
      const { bare } = await compare(ours, others, { operation: listUsers, authorization });
      report('embedded', bare, say, expectGoal);
    });
    reportMemory('after the load', residentMegabytes(ours));
    await endServer(ours);
  });
}

function report(name: string, comparison: Comparison, say: Say, expectGoal: ExpectGoal): void {
  describe(comparison, ` (goal ${percent(shareGoal)})`, say);
  const { share, cpu } = comparison;
  expectGoal(`${name}: share of bare by the clock`, share.median >= shareGoal);
  if (cpu) expectGoal(`${name}: share of bare by processor time`, cpu.share.median >= shareGoal);
}

function describe({ ours, bare, share, cpu }: Comparison, goal: string, say: Say): void {
  say(`  by the clock: bare ${Math.round(bare)}/s, ours ${Math.round(ours)}/s, ${describeSpread(share)}${goal}`);
  if (!cpu) return;
  const times = `bare ${Math.round(cpu.bare)} µs, ours ${Math.round(cpu.ours)} µs`;
  say(`  of a processor: ${times} a request, ${describeSpread(cpu.share)}${goal}`);
}

function describeSpread({ median, lowest, highest }: Spread): string {
  return `${percent(median)}, ${percent(lowest)} to ${percent(highest)}`;
}
