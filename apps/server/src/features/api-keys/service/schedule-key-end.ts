import type { TenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { endKeyJob, warnOfKeyEndJob } from '../job-kinds.ts';
import { updateApiKeyEnd } from '../queries.ts';

const secondsPerDay = 86_400;

/** Schedules the end of a key and a warning to the administrators a day before. Null removes the end. */
export async function scheduleKeyEnd(tx: TenantContext, id: string, graceDays: number | null): Promise<Date | null> {
  const endsAt = graceDays === null ? null : addSeconds(tx.now(), graceDays * secondsPerDay);
  await updateApiKeyEnd(tx, id, endsAt);
  // Drops cached authentications that know the old end.
  await announceAccessChange(tx);
  if (!endsAt) return null;
  const end = { tenantId: tx.tenantId, id, endsAt: endsAt.toISOString() };
  await enqueueJob(tx, endKeyJob, end, { runAt: endsAt });
  const warnAt = addSeconds(endsAt, -secondsPerDay);
  if (warnAt > tx.now()) await enqueueJob(tx, warnOfKeyEndJob, end, { runAt: warnAt });
  return endsAt;
}
