import sql from 'sql-template-tag';
import { expect, inject, it } from 'vitest';
import { connectTestAccount, createTestUser } from '../../../testing/end-user.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/webhooks.ts';
import { inTransaction, systemContext } from '../../context.ts';
import { updateUserSummary } from './shared-queries.ts';

it.runIf('serverUrl' in inject('testDatabase'))(
  'combines the results of two sources that end at the same time',
  async () => {
    const app = await testApp();
    const tenant = await createTestTenant(app);
    const user = await createTestUser(app, tenant);
    const { id } = await connectTestAccount(app, user, 'sss_ph');
    const ctx = testContext(app, tenant);
    await ctx.db.query(sql`update accounts set status = 'ERROR' where id = ${id}`);
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let change = () => {};
    const hasChanged = new Promise<void>((resolve) => {
      change = resolve;
    });
    const connecting = inTransaction(ctx, async (tx) => {
      await tx.db.query(sql`update accounts set status = 'CONNECTED' where id = ${id}`);
      await updateUserSummary(tx, user.userId);
      // Statements run in order, so the summary's statements have finished when this one has.
      await tx.db.query(sql`select`);
      change();
      await mayCommit;
    });
    await hasChanged;
    const failing = inTransaction(ctx, (tx) => updateUserSummary(tx, user.userId));
    const waiting = () =>
      systemContext(app.deps).db.query(sql`
        select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`);
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
    commit();
    await Promise.all([connecting, failing]);

    const rows = await ctx.db.query(sql`select outcome from users where id = ${user.userId}`);
    expect(rows).toEqual([{ outcome: 'SUCCESS' }]);
  },
);
