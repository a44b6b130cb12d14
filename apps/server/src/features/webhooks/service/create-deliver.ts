import { type Context, inTransaction, type ModeContext, modeContext, withTenant } from '../../../context.ts';
import { batchCalls } from '../../../platform/batch-calls.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import type { OutboundAnswer, Sender } from '../../../platform/outbound/send-request.ts';
import type { Tracing } from '../../../platform/tracing/tracing.ts';
import {
  type Attempt,
  type Delivered,
  type DueDelivery,
  selectDueDeliveries,
  updateDelivered,
  updateFailedAttempt,
} from '../delivery-queries.ts';
import { type DeliveryJob, deliverJob } from '../job-kinds.ts';
import { createKeyOpener } from '../open-keys.ts';
import { secretContext, updateFailedAttempts } from '../queries.ts';
import { secondsUntilRetry } from '../retry-schedule.ts';
import { type SigningKeys, signDelivery } from '../signature.ts';
import { announceDelivery, createAnnouncer } from './delivery-notices.ts';
import { disable } from './disable-webhook.ts';

export type Deliver = (system: Context, job: DeliveryJob) => Promise<void>;

/** 410 Gone (RFC 9110 §15.5.11): the receiver wants no more, so the webhook is disabled instead of retried. */
const goneStatus = 410;
/** How often deliveries of a suspended tenant check whether it was resumed. */
const suspendedSeconds = 300;

/** Batch sizes: deliveries that one statement reads or records, and concurrent recording statements. */
const reading = { maxSize: 100 };
const recording = { maxSize: 100, atOnce: 3 };

/**
 * Returns the function that sends one attempt and records its result. Skips recorded attempts, finished deliveries, and
 * deleted or inactive webhooks. An attempt that was sent but not recorded is sent again with the same event id.
 * Concurrent deliveries share statements.
 */
export function createDeliver(sender: Sender, tracing: Tracing | null = null): Deliver {
  const load = batchCalls(
    (calls: { ctx: Context; job: DeliveryJob }[]) =>
      selectDueDeliveries(
        calls[0]!.ctx,
        calls.map(({ job }) => job),
      ),
    { ...reading, groupOf: ({ ctx, job }) => sharingGroup(ctx, job), tracing },
  );
  const recordDelivered = batchCalls(
    async (calls: { ctx: Context; delivered: Delivered }[]) => {
      await updateDelivered(
        calls[0]!.ctx,
        calls.map(({ delivered }) => delivered),
      );
      return calls;
    },
    { ...recording, groupOf: ({ ctx, delivered: { job } }) => sharingGroup(ctx, job), tracing },
  );
  const announce = createAnnouncer();
  const openKeys = createKeyOpener();

  return async (system, job) => {
    const due = await load({ ctx: system, job });
    if (!due) return;
    if (due.isSuspended) return postpone(system, job);
    const startedAt = system.now();
    const { request, keptHeaders } = signRequest(due, openKeys(system.vault, sealedOf(due, job)), startedAt);
    const endTimer = system.metrics.deliveries.startTimer();
    const answer = await sender.post(request);
    endTimer({ outcome: outcomeOf(answer) });
    const attempt = { number: job.attempt, startedAt, answer, requestHeaders: keptHeaders };
    if (!isSuccess(answer))
      return recordFailure(modeContext(withTenant(system, job.tenantId), job.mode), due, job, attempt);
    await recordDelivered({ ctx: system, delivered: { job, isTest: due.isTest, attempt } });
    announce(system, job);
  };
}

/** Only deliveries of one tenant share statements on Citus, since the node of another may be away. */
function sharingGroup({ database }: Context, { tenantId }: DeliveryJob): string {
  return database.isDistributed ? tenantId : '';
}

/** Does not count as an attempt: the delivery waits until the tenant is resumed. */
function postpone(system: Context, job: DeliveryJob): Promise<void> {
  return enqueueJob(system, deliverJob, job, { runAt: addSeconds(system.now(), suspendedSeconds) });
}

function sealedOf({ secretSealed, webhookId }: DueDelivery, { tenantId }: DeliveryJob) {
  return { secretSealed, context: secretContext(tenantId, webhookId) };
}

function signRequest({ url, body, isTest, eventId, sequence }: DueDelivery, keys: SigningKeys, sentAt: Date) {
  const { naming, signatures } = signDelivery({ eventId, keys, body, sentAt });
  const keptHeaders: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': 'Smile-Webhooks/1',
    'smile-sequence': String(sequence),
    ...(isTest && { 'smile-test': 'true' }),
    ...naming,
  };
  return { request: { url, headers: { ...keptHeaders, ...signatures }, body }, keptHeaders };
}

function isSuccess({ statusCode }: OutboundAnswer): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

function outcomeOf(answer: OutboundAnswer): 'delivered' | 'refused' | 'unreachable' {
  if (answer.statusCode === null) return 'unreachable';
  return isSuccess(answer) ? 'delivered' : 'refused';
}

async function recordFailure(ctx: ModeContext, due: DueDelivery, job: DeliveryJob, attempt: Attempt): Promise<void> {
  const isGone = attempt.answer.statusCode === goneStatus;
  const runAt = due.isTest || isGone ? null : nextAttemptAt(ctx, job.attempt - due.chainStart, attempt.answer);
  await inTransaction(ctx, async (tx) => {
    if (!(await updateFailedAttempt(tx, due.id, attempt, runAt))) return;
    if (runAt) await enqueueJob(tx, deliverJob, { ...job, attempt: job.attempt + 1 }, { runAt });
    if (!due.isTest) await (isGone ? disableGoneWebhook : countFailedAttempt)(tx, due.webhookId);
    await announceDelivery(tx, due.webhookId);
  });
}

function nextAttemptAt(ctx: Context, attempt: number, { headers }: OutboundAnswer): Date | null {
  const retryAfter = headers?.['retry-after'];
  const now = ctx.now();
  const seconds = secondsUntilRetry(ctx.config.webhookRetrySeconds, { attempt, retryAfter, now });
  return seconds === null ? null : addSeconds(now, seconds);
}

/** Disables a webhook whose receiver answers 410 (Standard Webhooks). */
async function disableGoneWebhook(tx: ModeContext, webhookId: string): Promise<void> {
  await disable(tx, webhookId, 'GONE', await updateFailedAttempts(tx, webhookId));
}

/**
 * Counts a failed attempt and disables the webhook after as many consecutive failures as the configured number of
 * events has attempts. Counts attempts rather than abandoned events, so that a deep backlog cannot hide a dead
 * receiver.
 */
async function countFailedAttempt(tx: ModeContext, webhookId: string): Promise<void> {
  const failedAttempts = await updateFailedAttempts(tx, webhookId);
  const { webhookDisableAfter, webhookRetrySeconds } = tx.config;
  const limit = webhookDisableAfter * (webhookRetrySeconds.length + 1);
  if (limit > 0 && failedAttempts >= limit) await disable(tx, webhookId, 'FAILURES', failedAttempts);
}
