import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import type { ModeContext } from '../../../context.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { updateSessionStatus } from '../../users/shared-queries.ts';
import { selectIdsByStatus, updateStatusOfUser } from '../queries.ts';
import { hasSources } from '../shared-queries.ts';
import { announceLater } from './announce-session.ts';

export const recheckJob = jobKind(
  'site-sessions.recheck',
  z.strictObject({ tenantId: z.string(), mode: modeSchema, sessionId: z.string() }),
);

/**
 * Call in the transaction in which an end user starts to connect an account. Like the other functions here, does
 * nothing for users without a site visit.
 */
export async function noteActivity(tx: ModeContext, userId: string): Promise<void> {
  await updateStatusOfUser(tx, userId, { from: ['PENDING', 'FAILURE'], to: 'IN_PROGRESS' });
}

/** Call in the transaction that connects an account or stores a document. */
export async function noteSharedSource(tx: ModeContext, userId: string): Promise<void> {
  await noteActivity(tx, userId);
  const ids = await updateStatusOfUser(tx, userId, { from: ['REVOKED'], to: 'SUCCESS' });
  if (ids.length === 0) return;
  await updateSessionStatus(tx, userId, 'COMPLETED');
  for (const id of ids) await announceLater(tx, id);
}

/**
 * Call in the transaction in which an account's fetch fails. A connection counts as shared before its fetch, so a job
 * rechecks whether completed visits still reach their end.
 */
export async function noteReadingFailed(tx: ModeContext, userId: string): Promise<void> {
  const { tenantId, mode } = tx;
  for (const sessionId of await selectIdsByStatus(tx, userId, 'SUCCESS'))
    await enqueueJob(tx, recheckJob, { tenantId, mode, sessionId });
}

/** Call in the transaction that revokes an account or document: the visit is revoked once the user shares nothing. */
export async function noteRevokedSource(tx: ModeContext, userId: string): Promise<void> {
  if (await hasSources(tx, userId)) return;
  const ids = await updateStatusOfUser(tx, userId, { from: ['SUCCESS'], to: 'REVOKED' });
  if (ids.length > 0) await updateSessionStatus(tx, userId, 'REVOKED');
}
