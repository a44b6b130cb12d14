import type { DeveloperContext } from '../../../context.ts';
import { announceAccessChange } from '../../access-changes/service/announce-access-change.ts';
import { deleteSessions } from '../../developer-sessions/shared-queries.ts';

/** From now on nobody who knows the password alone sets up a second step of their own beside the owner's. */
export async function endOtherSetUps(tx: DeveloperContext): Promise<void> {
  const { developerId, sessionId } = tx.actor;
  const ended = await deleteSessions(tx, developerId, { except: sessionId, stage: 'SET_UP' });
  if (ended > 0) await announceAccessChange(tx);
}
