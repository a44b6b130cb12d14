import type { WebhookEventType } from '@smile/contract/events';
import { webhooksApi } from '@smile/contract/webhooks';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { offCitus } from '../../../testing/citus/off-citus.ts';
import { queryJobs } from '../../../testing/jobs.ts';
import { type RecordedQuery, recordQueries } from '../../../testing/query-plans/record-queries.ts';
import { deadUrl } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { inTransaction, type ModeContext, modeContext, systemContext, tenantContext } from '../../context.ts';
import { createUser } from '../users/service/create-user.ts';
import { insertPublishedEvents } from './event-queries.ts';
import { deliveryIdOf } from './event-step-queries.ts';
import { publishEvents } from './service/publish-event.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** A tenant with two webhooks, one of them subscribed to new accounts only, and a log of its context's statements. */
async function prepare() {
  const tenant = await createTestTenant(app);
  const subscribe = async (eventTypes: WebhookEventType[]) => {
    const body = { name: 'Test', eventTypes, active: true, secret: 'secret', url: deadUrl };
    const { data } = await request(app, webhooksApi.create, { authorization: tenant.basic.SANDBOX, body });
    return data.id;
  };
  const webhooks = { all: await subscribe(['ALL_EVENTS']), created: await subscribe(['ACCOUNT_CREATED']) };
  const recorded: RecordedQuery[] = [];
  const database = recordQueries(app.deps.database, recorded);
  const ctx = modeContext(tenantContext(systemContext({ ...app.deps, database }), tenant.tenantId), 'SANDBOX');
  recorded.length = 0;
  return { ctx, recorded, webhooks };
}

function jobsOf(ctx: ModeContext): Promise<{ webhookId: string; type: string }[]> {
  return queryJobs(
    systemContext(app.deps),
    sql`
    select d.webhook_id as "webhookId", d.event_type as type
    from jobs join webhook_deliveries d on d.id = jobs.payload->>'deliveryId' and d.tenant_id = ${ctx.tenantId}
    where jobs.name = 'webhooks.deliver' order by jobs.id`,
  );
}

offCitus('statements')(
  'publishes simultaneous events in one statement, to each webhook those it wants, in the given order',
  async () => {
    const { ctx, recorded, webhooks } = await prepare();
    const told = { userId: 'u-1', accountId: 'a-1', providers: ['sss_ph'] };
    await inTransaction(ctx, (tx) =>
      publishEvents(tx, [
        { type: 'ACCOUNT_CREATED', data: told },
        { type: 'ACCOUNT_CONNECTED', data: { ...told, loginName: 'George' } },
        { type: 'ACCOUNT_DISCONNECTED', data: told },
      ]),
    );
    expect(recorded).toHaveLength(1);
    const jobs = await jobsOf(ctx);
    const typesFor = (webhook: string) => jobs.filter(({ webhookId }) => webhookId === webhook).map(({ type }) => type);
    expect(typesFor(webhooks.all)).toEqual(['ACCOUNT_CREATED', 'ACCOUNT_CONNECTED', 'ACCOUNT_DISCONNECTED']);
    expect(typesFor(webhooks.created)).toEqual(['ACCOUNT_CREATED']);
    const stored = await ctx.db.query(sql`
    select type, data->>'loginName' as "loginName", payload from events where tenant_id = ${ctx.tenantId}
    order by type`);
    expect(stored).toEqual([
      { type: 'ACCOUNT_CONNECTED', loginName: 'George', payload: null },
      { type: 'ACCOUNT_CREATED', loginName: null, payload: null },
      { type: 'ACCOUNT_DISCONNECTED', loginName: null, payload: null },
    ]);
  },
);

offCitus('statements')('creates a user and its event in one statement, without a transaction', async () => {
  const { ctx, recorded, webhooks } = await prepare();
  const { user } = await createUser(ctx, {});
  expect(recorded).toHaveLength(1);
  expect(await jobsOf(ctx)).toEqual([{ webhookId: webhooks.all, type: 'USER_CREATED' }]);
  const [event] = await ctx.db.query(sql`
    select data->>'userId' as "userId" from events where tenant_id = ${ctx.tenantId}`);
  expect(event).toEqual({ userId: user.id });
});

it('derives the same delivery id in SQL as in the steps of a distributed database', async () => {
  const { ctx, webhooks } = await prepare();
  const told = { userId: 'u-1', accountId: 'a-1', providers: ['sss_ph'] };
  const insert = (id: string) =>
    insertPublishedEvents(ctx, [{ id, type: 'ACCOUNT_CREATED', data: told, payload: null }], () => undefined);
  for (const id of [ctx.newId('event'), 'et-1', 'ñ €']) await insert(id);
  const deliveries = await ctx.db.query<{ id: string; eventId: string; webhookId: string }>(sql`
    select id, event_id as "eventId", webhook_id as "webhookId" from webhook_deliveries
    where tenant_id = ${ctx.tenantId}`);
  expect(deliveries).toHaveLength(6);
  expect(new Set(deliveries.map(({ webhookId }) => webhookId))).toEqual(new Set(Object.values(webhooks)));
  for (const { id, eventId, webhookId } of deliveries) expect(id).toBe(deliveryIdOf(eventId, webhookId));
});
