import { inTransaction, type ModeContext } from '../../../context.ts';
import { selectSession } from '../shared-queries.ts';
import { lockKeptSession } from './lock-session.ts';
import { withdrawUnreached } from './withdraw-success.ts';

/** Looks at a session again after data of its user could not be read. */
export async function recheckSession(ctx: ModeContext, sessionId: string): Promise<void> {
  const seen = await selectSession(ctx, sessionId);
  if (seen?.status !== 'SUCCESS') return;
  await inTransaction(ctx, async (tx) => {
    const open = await lockKeptSession(tx, { id: sessionId, userId: seen.userId });
    if (open) await withdrawUnreached(tx, open);
  });
}
