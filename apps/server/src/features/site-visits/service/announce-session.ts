import { modeSchema } from '@smile/contract/common';
import type { UserPayload } from '@smile/contract/user-sessions';
import { z } from 'zod';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { selectHasOpenTasks } from '../../tasks/shared-queries.ts';
import { holdUser } from '../../users/service/users.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { selectSession, updateAnnounced } from '../shared-queries.ts';
import { failUnreachableSuccess } from './fail-unreachable-success.ts';
import { lockKeptSession } from './lock-session.ts';

export const announceJob = jobKind(
  'site-sessions.announce',
  z.strictObject({ tenantId: z.string(), mode: modeSchema, sessionId: z.string() }),
);

const maxWaitSeconds = 600;
const pauseSeconds = 15;

/**
 * Returns the data that a user shared. It is passed in because user sessions import visits, so visits cannot import
 * them.
 */
export type GetUserPayload = (ctx: ModeContext, userId: string) => Promise<UserPayload>;

/**
 * Publishes USER_SESSION_COMPLETED once: when the user's data has arrived, or ten minutes after the visit ended. Skips
 * sessions that were reset or revoked meanwhile.
 */
export async function announceSession(
  ctx: ModeContext,
  sessionId: string,
  getUserPayload: GetUserPayload,
): Promise<void> {
  const seen = await selectSession(ctx, sessionId);
  if (!seen) return;
  await inTransaction(ctx, async (tx) => {
    await holdUser(tx, seen.userId);
    const session = await selectSession(tx, sessionId, { lock: true });
    if (session?.status !== 'SUCCESS' || session.announcedAt !== null || !session.finishedAt) return;
    const latest = addSeconds(session.finishedAt, maxWaitSeconds);
    if (tx.now() < latest && (await selectHasOpenTasks(tx, session.userId))) {
      const soon = addSeconds(tx.now(), pauseSeconds);
      const { tenantId, mode } = tx;
      return enqueueJob(tx, announceJob, { tenantId, mode, sessionId }, { runAt: soon < latest ? soon : latest });
    }
    const open = await lockKeptSession(tx, { id: sessionId, userId: session.userId });
    if (open && (await failUnreachableSuccess(tx, open))) return;
    const payload = await getUserPayload(tx, session.userId);
    await publishEvent(tx, 'USER_SESSION_COMPLETED', { session: payload.metadata, payload });
    await updateAnnounced(tx, sessionId);
  });
}

/** Enqueues the job that sends the completion event once the user's data has arrived. */
export function announceLater(tx: ModeContext, sessionId: string): Promise<void> {
  const { tenantId, mode } = tx;
  return enqueueJob(tx, announceJob, { tenantId, mode, sessionId }, { dedupeKey: sessionId });
}
