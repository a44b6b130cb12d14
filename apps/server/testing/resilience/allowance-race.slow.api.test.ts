import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { callWhenFree } from '../../../../scripts/resilience/http-call.mjs';
import { registerTenant } from '../../../../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from './build-server.ts';
import { copyTestDatabase } from './copy-database.ts';

const tries = 200;
const rounds = Number(process.env.RACE_ROUNDS ?? 1);

async function allowOneMore(databaseUrl: string, tenantId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into allowances (tenant_id, mode, action, is_enabled, total_volume, used_volume, updated_at)
     values ($1, 'SANDBOX', 'CreateWebhook', true, 1, 0, now())
     on conflict (tenant_id, mode, action) do update set total_volume = allowances.total_volume + 1`,
    [tenantId],
  );
  await client.end();
}

it.runIf('serverUrl' in inject('testDatabase'))(
  'gives the last unit to one of 200 requests at two processes',
  async () => {
    buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'smile-race-'));
    const databaseUrl = await copyTestDatabase('migrated');
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, MASTER_KEY: randomBytes(32).toString('hex') };
    const start = (role: string) => startServer({ ...settings, RATE_LIMIT: '0', DEMO: '0', ROLE: role });
    const servers = [await start('all'), await start('api')];
    try {
      const { tenantId, authorization } = await registerTenant(servers[0]!.url);
      for (let round = 0; round < rounds; round++) {
        await allowOneMore(databaseUrl, tenantId);
        const body = {
          name: 'Race',
          url: 'https://hooks.example.com/',
          eventTypes: ['ALL_EVENTS'],
          active: true,
          secret: 's',
        };
        const answers = await Promise.all(
          Array.from({ length: tries }, (_, index) =>
            callWhenFree(`${servers[index % 2]!.url}/sandbox/v1/webhooks`, { method: 'POST', authorization, body }),
          ),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 403)).toHaveLength(tries - 1);
      }
    } finally {
      await Promise.all(servers.map((server) => endServer(server)));
      rmSync(folder, { recursive: true, force: true });
    }
  },
  240_000 * rounds,
);
