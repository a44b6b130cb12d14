import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callOrThrow, waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { endServer, type ServerProcess, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from '../resilience/build-server.ts';
import { copyTestDatabase } from '../resilience/copy-database.ts';
import { findUnknownSeries, monitoringFiles } from './unknown-series.ts';

const isEmbedded = 'snapshot' in inject('testDatabase');
/** One process on the embedded database; on PostgreSQL an API and a worker process. */
const roles = isEmbedded ? ['all'] : ['api', 'worker'];
const newDeveloper = {
  firstName: 'Test',
  lastName: 'Owner',
  tenantName: 'Metrics',
  emailAddress: 'owner@example.com',
  title: 'Engineer',
  password: 'Correct-horse-1',
};

let folder: string;
let servers: ServerProcess[];
let scraped: string[];

beforeAll(async () => {
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'smile-metrics-'));
  const adapter = { id: 'away', url: 'http://127.0.0.1:1', secret: 's'.repeat(32), allowPrivate: true };
  const adapters = join(folder, 'adapters.json');
  writeFileSync(adapters, JSON.stringify({ adapters: [adapter] }));
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    MASTER_KEY: '11'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    ADAPTERS_FILE: adapters,
    ...(isEmbedded ? {} : { DATABASE_URL: await copyTestDatabase('migrated') }),
  };
  servers = [];
  for (const ROLE of roles) servers.push(await startServer({ ...settings, ROLE }));
  await callOrThrow(`${servers[0]!.url}/developer/v1/developers/register`, { method: 'POST', body: newDeveloper });
  const wanted = ['outcome="retried"', 'smile_jobs_by_kind{', 'smile_adapter_call_seconds_count{'];
  await waitFor('a mail that could not be sent and an adapter that does not answer', async () => {
    scraped = await Promise.all(servers.map(readMetrics));
    return wanted.every((text) => scraped.join().includes(text));
  });
});
afterAll(async () => {
  for (const server of servers) await endServer(server);
  rmSync(folder, { recursive: true, force: true });
});

async function readMetrics(server: ServerProcess): Promise<string> {
  return (await fetch(`${server.metricsUrl}/metrics`)).text();
}

describe.each(monitoringFiles)('deploy/%s', (path) => {
  it('uses only metrics and labels of the running processes', () => {
    expect(findUnknownSeries(path, scraped.join('\n'))).toEqual([]);
  });
});

it('names version and commit in each process', () => {
  for (const text of scraped) expect(text).toMatch(/smile_build_info\{version="[\d.]+",commit="[0-9a-f]{40}",/);
});
