import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { callWhenFree } from '../../../../scripts/resilience/http-call.mjs';
import { listAllUsers } from '../../../../scripts/resilience/list-users.mjs';
import { registerTenant } from '../../../../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from './build-server.ts';
import { copyTestDatabase } from './copy-database.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 1);

it.runIf('serverUrl' in inject('testDatabase'))(
  'does the work once for fifty requests with one key at two processes',
  async () => {
    buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'smile-race-'));
    const settings = {
      DATABASE_URL: await copyTestDatabase('migrated'),
      DATA_DIR: folder,
      MASTER_KEY: randomBytes(32).toString('hex'),
      RATE_LIMIT: '0',
      DEMO: '0',
    };
    const start = (role: string) => startServer({ ...settings, ROLE: role });
    const servers = [await start('all'), await start('api')];
    try {
      const { authorization } = await registerTenant(servers[0]!.url);
      for (let round = 0; round < rounds; round++) {
        const idempotencyKey = randomUUID();
        const body = { externalMetadata: { reference: `race ${round}` } };
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            callWhenFree<{ user: { id: string } }>(`${servers[index % 2]!.url}/sandbox/v1/users`, {
              method: 'POST',
              authorization,
              idempotencyKey,
              body,
            }),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
        const users = await listAllUsers(servers[1]!.url, authorization);
        expect(users).toHaveLength(round + 1);
        expect(new Set(answers.map(({ data }) => data.user.id))).toEqual(new Set([answers[0]!.data.user.id]));
      }
    } finally {
      await Promise.all(servers.map((server) => endServer(server)));
      rmSync(folder, { recursive: true, force: true });
    }
  },
  240_000 * rounds,
);
