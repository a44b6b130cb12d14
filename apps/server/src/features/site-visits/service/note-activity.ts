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
 * After an end user began to connect an account, in the same transaction. Does nothing for users who came by no site,
 * as the others here.
 */
export async function noteActivity(tx: ModeContext, userId: string): Promise<void> {
  await updateStatusOfUser(tx, userId, { from: ['PENDING', 'FAILURE'], to: 'IN_PROGRESS' });
}

/** After an end user connected an account or uploaded a document, in the same transaction. */
export async function noteShared(tx: ModeContext, userId: string): Promise<void> {
  await noteActivity(tx, userId);
  const ids = await updateStatusOfUser(tx, userId, { from: ['REVOKED'], to: 'SUCCESS' });
  if (ids.length === 0) return;
  await updateSessionStatus(tx, userId, 'COMPLETED');
  for (const id of ids) await announceLater(tx, id);
}

/**
 * After the data of an account could not be read, in the same transaction. Until then the connection counts as shared;
 * a job looks whether the visits that ended in the meantime still reach their end.
 */
export async function noteReadingFailed(tx: ModeContext, userId: string): Promise<void> {
  const { tenantId, mode } = tx;
  for (const sessionId of await selectIdsByStatus(tx, userId, 'SUCCESS'))
    await enqueueJob(tx, recheckJob, { tenantId, mode, sessionId });
}

/** After an account or a document was taken back, in the same transaction: revoked is who shares nothing any more. */
export async function noteTakenBack(tx: ModeContext, userId: string): Promise<void> {
  if (await hasSources(tx, userId)) return;
  const ids = await updateStatusOfUser(tx, userId, { from: ['SUCCESS'], to: 'REVOKED' });
  if (ids.length > 0) await updateSessionStatus(tx, userId, 'REVOKED');
}
