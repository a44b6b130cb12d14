import type { Developer } from '@smile/contract/developers';
import { recoveryCodeCount } from '@smile/contract/two-step';
import type { DeveloperContext } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { ApiError } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectDeveloperForUpdate } from '../../developers/shared-queries.ts';
import { deleteSessions } from '../../developers/shared-session-queries.ts';
import { newRecoveryCode } from '../recovery-code.ts';
import { type TwoStepNews, tellOwner } from './tell-owner.ts';

/** Locks the owner to serialize concurrent changes. */
export async function lockOwner(tx: DeveloperContext): Promise<Developer> {
  const developer = await selectDeveloperForUpdate(tx, tx.actor.developerId);
  if (!developer) throw new ApiError('INVALID_TOKEN');
  return developer;
}

/** Audits a change of the owner's own second factor and mails the owner. */
export async function announceChange(tx: DeveloperContext, owner: Developer, kind: TwoStepNews): Promise<void> {
  await recordAudit(tx, { action: `two-step.${kind}`, entityType: 'developer', entityId: owner.id });
  await tellOwner(tx, owner, kind);
}

/** Hashing is slow: call before the transaction. */
export async function prepareCodes(ctx: DeveloperContext): Promise<{ code: string; hash: string }[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(ctx.randomBytes));
  return Promise.all(codes.map(async (code) => ({ code, hash: await hashPassword(code) })));
}

/** Ends other set-up sessions, so that the password alone cannot add a second factor beside the owner's. */
export async function endOtherSetUps(tx: DeveloperContext): Promise<void> {
  const { developerId, sessionId } = tx.actor;
  const ended = await deleteSessions(tx, developerId, { except: sessionId, stage: 'SET_UP' });
  if (ended > 0) await announceAccessChange(tx);
}
