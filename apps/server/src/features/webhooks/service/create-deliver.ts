import { actingFor, type Context, inTransaction, type ModeContext, modeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { gatherCalls } from '../../../platform/gather-calls.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import type { OutboundAnswer, Sender } from '../../../platform/outbound/send-request.ts';
import { type DeliveryJob, deliverJob } from '../deliver.job.ts';
import {
  type Attempt,
  type DeliveredAttempt,
  type DueDelivery,
  selectDueDeliveries,
  updateDelivered,
  updateFailedAttempt,
} from '../delivery-queries.ts';
import { eventBody } from '../event-body.ts';
import { secretContext } from '../queries.ts';
import { secondsUntilRetry } from '../retry-schedule.ts';
import { signatureHeaders, withoutSignatures } from '../signature.ts';
import { announceDelivery } from './announce-delivery.ts';
import { countFailedAttempt } from './count-failed-attempt.ts';
import { createAnnouncer } from './create-announcer.ts';
import { disableGoneWebhook } from './disable-gone-webhook.ts';

export type Deliver = (system: Context, job: DeliveryJob) => Promise<void>;

/** The receiver wants no more (RFC 9110 §15.5.11): nothing is repeated, and the webhook is made inactive. */
const goneStatus = 410;

/** Deliveries that one statement reads or records. */
const maxTogether = 100;

/**
 * Makes the function that sends one attempt and records it together with what follows from it. Nothing is sent for an
 * attempt that is recorded, a delivery that is finished, or a webhook that is gone or inactive; what was sent but not
 * recorded is sent again, under the same event id. Deliveries under way at the same time share their statements.
 */
export function createDeliver(sender: Sender): Deliver {
  const load = gatherCalls(
    (calls: { ctx: Context; job: DeliveryJob }[]) =>
      selectDueDeliveries(
        calls[0]!.ctx,
        calls.map(({ job }) => job),
      ),
    maxTogether,
  );
  const recordDelivered = gatherCalls(async (calls: { ctx: Context; attempt: DeliveredAttempt }[]) => {
    await updateDelivered(
      calls[0]!.ctx,
      calls.map(({ attempt }) => attempt),
    );
    return calls;
  }, maxTogether);
  const announce = createAnnouncer();

  return async (system, job) => {
    const due = await load({ ctx: system, job });
    if (!due) return;
    const ctx = modeContext(actingFor(system, job.tenantId), job.mode);
    const startedAt = ctx.now();
    const request = signRequest(ctx, due, startedAt);
    const answer = await sender.post(request);
    const attempt = { number: job.attempt, startedAt, answer, requestHeaders: withoutSignatures(request.headers) };
    if (!isSuccess(answer)) return recordFailure(ctx, due, job, attempt);
    const { tenantId, mode, deliveryId, webhookId } = job;
    const { isTest } = due;
    await recordDelivered({
      ctx: system,
      attempt: { ...attempt, tenantId, mode, deliveryId, webhookId, isTest },
    });
    announce(ctx, webhookId);
  };
}

function signRequest(ctx: ModeContext, due: DueDelivery, sentAt: Date) {
  const secret = ctx.vault.open(due.secretSealed, secretContext(ctx.tenantId, due.webhookId));
  const body = eventBody(due.event, due);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Smile-Webhooks/1',
    ...(due.isTest && { 'smile-test': 'true' }),
    ...signatureHeaders({ eventId: due.event.id, secret, body, sentAt }),
  };
  return { url: due.url, headers, body };
}

function isSuccess({ statusCode }: OutboundAnswer): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
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
