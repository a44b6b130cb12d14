import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhooksApi } from '@smile/contract/webhooks';
import sql from 'sql-template-tag';
import { expect, inject, it } from 'vitest';
import { offCitus } from '../../testing/citus/off-citus.ts';
import { createTestUser, startLogin } from '../../testing/end-user.ts';
import { createTestInvite } from '../../testing/invites.ts';
import { readPlan } from '../../testing/query-plans/read-plan.ts';
import { type RecordedQuery, recordQueries } from '../../testing/query-plans/record-queries.ts';
import { request } from '../../testing/request.ts';
import { createTestTenant } from '../../testing/tenant.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { inTransaction, systemContext } from '../context.ts';
import { findKeyOwner } from '../features/api-keys/service/find-key-owner.ts';
import { openInvite } from '../features/invites/service/open-invite.ts';
import { holdings } from '../holdings.ts';
import { createVault } from '../platform/crypto/vault.ts';
import { listSealedColumns } from '../platform/holdings/list-columns.ts';
import { resealAll, rotateMasterKey } from './rotate-master-key.ts';

const newKey = '22'.repeat(32);

offCitus('plan')(
  'seals every secret under the new key, in batches by an index, while key pairs keep working',
  async () => {
    const app = await createTestApp({ NEW_MASTER_KEY: newKey });
    const tenant = await createTestTenant(app);
    const authorization = tenant.basic.SANDBOX;
    const invite = await createTestInvite(app, tenant);
    await app.runJobs();
    const webhook = {
      name: 'W',
      url: 'http://127.0.0.1:9',
      eventTypes: ['ALL_EVENTS' as const],
      active: true,
      secret: 's',
    };
    const create = { authorization, body: webhook, idempotencyKey: 'kept-under-the-old-key' };
    expect((await request(app, webhooksApi.create, create)).status).toBe(200);
    await startLogin(app, await createTestUser(app, tenant), 'sss_ph');

    const lines: string[] = [];
    await rotateMasterKey(app.deps, [], (line) => lines.push(line));
    expect(lines[0]).toBe('5 secrets are sealed under the new key.');

    const vault = createVault(Buffer.from(newKey, 'hex'), app.deps.randomBytes);
    const asked: RecordedQuery[] = [];
    const ctx = systemContext({ ...app.deps, vault, database: recordQueries(app.deps.database, asked) });
    const opened = await inTransaction(ctx, (tx) =>
      resealAll(tx, (sealed, context) => vault.open(sealed, context) && sealed),
    );
    expect(opened).toBe(5);
    const parts = asked.filter(({ statement }) => /\blimit\b/.test(statement.text));
    expect(parts).toHaveLength(listSealedColumns(holdings).length);
    for (const part of parts) {
      const { scans, sorts } = await readPlan(app.deps.database, part);
      expect([part.statement.text, scans.every(({ index, condition }) => index && condition), sorts]).toEqual([
        part.statement.text,
        true,
        [],
      ]);
    }
    expect(await ctx.db.query(sql`select 1 from idempotency_keys`)).toEqual([]);
    const [apiKey, apiSecret] = Buffer.from(authorization.slice(6), 'base64').toString().split(':') as [string, string];
    expect(await findKeyOwner(ctx, apiKey, apiSecret)).toMatchObject({ tenantId: tenant.tenantId, mode: 'SANDBOX' });
    const token = new URL(invite.inviteLandingPageUrl).searchParams.get('token')!;
    expect(await openInvite(ctx, { id: invite.id, token })).toMatchObject({ companyName: 'XYZ Bank' });
    await app.deps.database.close();
  },
);

it('is completed at the next start when it was killed between the database and the key file', async () => {
  const dataDir = mkdtempSync(join(inject('dataFolder'), 'killed-'));
  const keyFile = join(dataDir, 'master.key');
  const settings = { MASTER_KEY: '', NEW_MASTER_KEY: newKey, DATA_DIR: dataDir };
  const app = await createTestApp(settings);
  const earlierKey = readFileSync(keyFile, 'utf8');
  await rotateMasterKey(app.deps, [], () => undefined);
  expect(readFileSync(keyFile, 'utf8').trim()).toBe(newKey);
  renameSync(keyFile, `${keyFile}.new`);
  writeFileSync(keyFile, earlierKey);

  const next = await createTestApp(settings, { database: app.deps.database });
  expect(next.deps.vault.fingerprint).toBe(createVault(Buffer.from(newKey, 'hex'), app.deps.randomBytes).fingerprint);
  expect(readFileSync(keyFile, 'utf8').trim()).toBe(newKey);
  expect(existsSync(`${keyFile}.new`)).toBe(false);
  await app.deps.database.close();
});
