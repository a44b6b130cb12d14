import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestWebhook, listTestDeliveries, publishTestEvent } from '../../../testing/webhooks.ts';
import { systemContext } from '../../context.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createSender, type Sender } from '../../platform/outbound/send-request.ts';
import { webhookJobs } from './jobs.ts';

const eventCount = 60;

/** Drops every third answer, like a worker that dies after sending. */
function forgetful(sender: Sender): Sender {
  let calls = 0;
  return {
    ...sender,
    async post(request) {
      const answer = await sender.post(request);
      calls += 1;
      if (calls % 3 === 0) throw new Error('power cut');
      return answer;
    },
  };
}

it('loses no event between dying workers and a flapping receiver, and repeats events only under the same id', async () => {
  const app = await createTestApp({ WEBHOOK_RETRY_SECONDS: Array(12).fill('1').join(',') });
  const tenant = await createTestTenant(app);
  const accepted: string[] = [];
  const receiver = await startWebhookReceiver((response, { event }, number) => {
    if (number % 4 !== 0) accepted.push(event.id);
    response.writeHead(number % 4 === 0 ? 503 : 204).end();
  });
  const id = await createTestWebhook(app, tenant, { url: receiver.url });
  const sender = createSender({ allowPrivate: true });
  const handlers = webhookJobs(forgetful(sender));
  const workers = [startWorker(app.deps, handlers, { pollMs: 50 }), startWorker(app.deps, handlers, { pollMs: 50 })];
  for (let event = 0; event < eventCount; event++) await publishTestEvent(app, tenant);
  await expect
    .poll(
      () => {
        app.clock.advanceSeconds(5);
        return listTestDeliveries(app, tenant, id, { state: 'DELIVERED', size: 150 });
      },
      { interval: 100 },
    )
    .toHaveLength(eventCount);
  await Promise.all(workers.map((worker) => worker.stop()));
  await sender.close();
  await receiver.close();
  const published = await systemContext(app.deps).db.query<{ id: string }>(
    sql`select id from events where tenant_id = ${tenant.tenantId}`,
  );
  expect(new Set(accepted)).toEqual(new Set(published.map((event) => event.id)));
  expect(accepted.length).toBeGreaterThan(eventCount);
  const dead = await systemContext(app.deps).db.query(sql`select 1 from jobs where failed_at is not null`);
  expect(dead).toEqual([]);
  await app.deps.database.close();
});
