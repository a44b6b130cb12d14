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

/** Sources may take long: they hold up neither other work nor, for one tenant, all others. */
const lookupQueue: JobQueue = { name: 'lookups', concurrency: 64, groupConcurrency: 16 };

/** Asks the source of a lookup; `failures` counts how often it could not be reached so far. */
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

/** Waits after a source could not be reached; after the last one the lookup ends. */
const retrySeconds = [5, 15, 60, 300, 900];
/** A source that keeps asking for time gets a day. */
const patienceSeconds = 86_400;

/** Asks the sources about a lookup in `PROCESSING`; it ends, or is asked about again later. */
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

/** Seconds until the next try, null when there is none. */
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

/** Code that breaks on a request must not leave it in `PROCESSING` for ever. */
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
