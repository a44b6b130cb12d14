import { z } from 'zod';
import type { TenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { updateApiKeyEnd } from '../queries.ts';

/** Event at or before a key's end. `endsAt` must still match the key, so a job for a changed end does nothing. */
const keyEndSchema = z.strictObject({ tenantId: z.string(), id: z.string(), endsAt: z.string() });
export type KeyEnd = z.infer<typeof keyEndSchema>;

export const warnOfKeyEndJob = jobKind('api-keys.warn-of-end', keyEndSchema);

export const endKeyJob = jobKind('api-keys.end', keyEndSchema);

const secondsPerDay = 86_400;

/** Schedules the end of a key and a warning to the administrators a day before. Null removes the end. */
export async function scheduleKeyEnd(tx: TenantContext, id: string, graceDays: number | null): Promise<Date | null> {
  const endsAt = graceDays === null ? null : addSeconds(tx.now(), graceDays * secondsPerDay);
  await updateApiKeyEnd(tx, id, endsAt);
  // Invalidates cached authentications that know the old end.
  await announceAccessChange(tx);
  if (!endsAt) return null;
  const end = { tenantId: tx.tenantId, id, endsAt: endsAt.toISOString() };
  await enqueueJob(tx, endKeyJob, end, { runAt: endsAt });
  const warnAt = addSeconds(endsAt, -secondsPerDay);
  if (warnAt > tx.now()) await enqueueJob(tx, warnOfKeyEndJob, end, { runAt: warnAt });
  return endsAt;
}
