import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { lookupKinds } from '../../../lookup-sources/lookup-source.ts';
import type { LookupSources } from '../../../lookup-sources/registry.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { type JobQueue, jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import type { Lookup, LookupNoun, LookupOutcome } from '../lookup.ts';
import { selectLookup } from '../queries.ts';
import { storeOutcome } from './store-outcome.ts';

const maxAttempts = 8;

/** Sources may be slow: they must not delay other work or, within one tenant, other tenants. */
const lookupQueue: JobQueue = { name: 'lookups', concurrency: 64, groupConcurrency: 16 };

/** Asks the source of a lookup; `failures` counts the failed attempts so far. */
export const settleLookupJob = jobKind(
  'lookups.settle',
  z.object({
    tenantId: z.string(),
    mode: modeSchema,
    kind: z.enum(lookupKinds),
    lookupId: z.string(),
    failures: z.number().int(),
  }),
  maxAttempts,
  { queue: lookupQueue, groupOf: ({ tenantId }) => tenantId },
);

/** Backoff when the source cannot be reached; after the last delay the lookup fails. */
const retrySeconds = [5, 15, 60, 300, 900];
/** Maximum time that a lookup may stay pending at its source: a day. */
const patienceSeconds = 86_400;

/** Asks the source about a `PROCESSING` lookup, then stores the outcome or schedules the next attempt. */
export async function settleLookup<Request extends object, Result extends object>(
  ctx: ModeContext,
  noun: LookupNoun<Request, Result>,
  sources: LookupSources,
  { lookupId, failures }: { lookupId: string; failures: number },
): Promise<void> {
  const lookup = await selectLookup<Request, Result>(ctx, noun.kind, lookupId);
  if (lookup?.status !== 'PROCESSING') return;
  const outcome = await answerSafely(ctx, noun, sources, lookup);
  const isFailure = outcome.status === 'PENDING' && outcome.retryInSeconds === null;
  await inTransaction(ctx, async (tx) => {
    const wait = chooseWait(tx, lookup, outcome, failures);
    if (wait === null)
      await storeOutcome(tx, noun, lookupId, outcome.status === 'PENDING' ? outcome.otherwise : outcome);
    else
      await enqueueJob(
        tx,
        settleLookupJob,
        { tenantId: tx.tenantId, mode: tx.mode, kind: noun.kind, lookupId, failures: failures + (isFailure ? 1 : 0) },
        { runAt: addSeconds(tx.now(), wait) },
      );
  });
}

/** Seconds until the next attempt; null for none. */
function chooseWait(
  ctx: ModeContext,
  lookup: Lookup,
  outcome: LookupOutcome<unknown>,
  failures: number,
): number | null {
  if (outcome.status !== 'PENDING') return null;
  const wait = outcome.retryInSeconds ?? retrySeconds[failures];
  if (wait === undefined) return null;
  return addSeconds(ctx.now(), wait) > addSeconds(lookup.createdAt, patienceSeconds) ? null : wait;
}

/** An exception in our code must not leave the lookup in `PROCESSING` forever. */
async function answerSafely<Request extends object, Result extends object>(
  ctx: ModeContext,
  noun: LookupNoun<Request, Result>,
  sources: LookupSources,
  lookup: Lookup<Request, Result>,
): Promise<LookupOutcome<Result>> {
  try {
    return await noun.answer(sources, lookup, ctx.now());
  } catch (error) {
    ctx.log.error({ error: (error as Error).name, lookup: lookup.id }, 'a lookup could not be answered');
    const resultMessage = 'The lookup could not be answered.';
    const otherwise = { status: 'ERROR', resultCode: 'SYSTEM_ERROR', resultMessage, result: null } as const;
    return { status: 'PENDING', retryInSeconds: null, otherwise };
  }
}
