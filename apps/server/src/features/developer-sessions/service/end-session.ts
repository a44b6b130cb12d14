import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteSession, deleteSessions } from '../shared-queries.ts';

/** Ends one of the developer's own sessions; its tokens and streams end at once. @throws ApiError MISSING_RESOURCE */
export async function endSession(ctx: DeveloperContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteSession(tx, id))) throw missing();
    await recordAudit(tx, {
      action: id === tx.actor.sessionId ? 'developer.log-out' : 'developer.end-session',
      entityType: 'developer',
      entityId: tx.actor.developerId,
    });
    await announceAccessChange(tx);
  });
}

export async function endOtherSessions(ctx: DeveloperContext): Promise<{ ended: number }> {
  return inTransaction(ctx, async (tx) => {
    const { developerId, sessionId } = tx.actor;
    const ended = await deleteSessions(tx, developerId, { except: sessionId });
    if (ended === 0) return { ended };
    await recordAudit(tx, {
      action: 'developer.end-other-sessions',
      entityType: 'developer',
      entityId: developerId,
      after: { ended },
    });
    await announceAccessChange(tx);
    return { ended };
  });
}
