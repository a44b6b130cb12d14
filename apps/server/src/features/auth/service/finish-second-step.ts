import { type LoginTokens, lifetimes } from '@smile/contract/auth';
import type { DeveloperContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { startSession } from '../../developers/service/sessions.ts';
import { selectTokenOwner } from '../../developers/shared-queries.ts';
import { deleteSession } from '../../developers/shared-session-queries.ts';
import { issueTokens } from './issue-tokens.ts';

/** Replaces the unfinished session with a new one, since others may have seen its token. */
export async function finishSecondStep(tx: DeveloperContext, by: string): Promise<LoginTokens> {
  const { developerId, sessionId } = tx.actor;
  const owner = await selectTokenOwner(tx, developerId, sessionId ?? '');
  if (!owner || !(await deleteSession(tx, sessionId ?? ''))) throw new ApiError('SESSION_EXPIRED');
  const lifetimeSeconds = lifetimes.developerTokenSeconds;
  const id = await startSession(tx, developerId, { stage: 'FULL', lifetimeSeconds });
  await recordAudit(tx, {
    action: 'developer.second-step',
    entityType: 'developer',
    entityId: developerId,
    after: { by },
  });
  await announceAccessChange(tx);
  return issueTokens(tx, { ...owner, tenantId: tx.tenantId, developerId }, id);
}
