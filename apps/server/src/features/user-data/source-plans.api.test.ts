import sql from 'sql-template-tag';
import { expect, inject, it } from 'vitest';
import { readPlan } from '../../../testing/query-plans/read-plan.ts';
import { type RecordedQuery, recordQueries } from '../../../testing/query-plans/record-queries.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';
import { inTransaction, modeContext, systemContext, tenantContext } from '../../context.ts';
import { selectOpenTasks } from '../tasks/shared-queries.ts';
import { createUser } from '../users/service/create-user.ts';
import { selectSourceData } from './queries.ts';
import { deleteSourceData } from './shared-queries.ts';

it.runIf('snapshot' in inject('testDatabase'))(
  'finds the data of a source by an index on a database without statistics',
  async () => {
    const { deps } = await testApp();
    const tenant = await createTestTenant(await testApp());
    const plain = modeContext(tenantContext(systemContext(deps), tenant.tenantId), 'SANDBOX');
    const { user } = await createUser(plain, {});
    await plain.db.query(sql`
    insert into user_data (tenant_id, mode, datapoint, id, user_id, source_id, source_type, provider_id,
      source_created_at, ordinal, payload, created_at)
    select ${tenant.tenantId}, 'SANDBOX', 'INCOMES', 'inc-' || n, ${user.id}, 'a-' || n / 10, 'ACCOUNT', 'sss_ph', now(),
      n, '{}', now()
    from generate_series(1, 3000) as n`);
    const recorded: RecordedQuery[] = [];
    const database = recordQueries(deps.database, recorded);
    const ctx = { ...plain, database, db: database.in(plain.scope) };
    await inTransaction(ctx, async (tx) => {
      await deleteSourceData(tx, 'a-1');
      await selectSourceData(tx, 'a-1');
      await selectOpenTasks(tx, 'a-1');
    });
    const plans = await Promise.all(recorded.map((query) => readPlan(deps.database, query)));
    const bySource = expect.stringContaining('source_id = ');
    expect(
      plans.map(({ scans }) =>
        scans
          .filter(({ table, type }) => table !== 'user_data_readings' && type !== 'Tid Scan')
          .map(({ condition }) => condition),
      ),
    ).toEqual([[bySource], [bySource], [bySource]]);
  },
);
