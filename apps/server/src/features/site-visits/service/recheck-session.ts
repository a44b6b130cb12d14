import { inTransaction, type ModeContext } from '../../../context.ts';
import { selectSession } from '../shared-queries.ts';
import { failUnreachableSuccess } from './fail-unreachable-success.ts';
import { lockKeptSession } from './lock-session.ts';

/** Rechecks a session after a fetch of its user's data failed. */
export async function recheckSession(ctx: ModeContext, sessionId: string): Promise<void> {
  const seen = await selectSession(ctx, sessionId);
  if (seen?.status !== 'SUCCESS') return;
  await inTransaction(ctx, async (tx) => {
    const open = await lockKeptSession(tx, { id: sessionId, userId: seen.userId });
    if (open) await failUnreachableSuccess(tx, open);
  });
}
