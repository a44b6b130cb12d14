import type { DeveloperContext } from '../../../context.ts';
import { announceAccessChange } from '../../../platform/http/access-changes.ts';
import { deleteSessions } from '../../developer-sessions/shared-queries.ts';

/** Ends other set-up sessions, so that the password alone cannot add a second factor beside the owner's. */
export async function endOtherSetUps(tx: DeveloperContext): Promise<void> {
  const { developerId, sessionId } = tx.actor;
  const ended = await deleteSessions(tx, developerId, { except: sessionId, stage: 'SET_UP' });
  if (ended > 0) await announceAccessChange(tx);
}
