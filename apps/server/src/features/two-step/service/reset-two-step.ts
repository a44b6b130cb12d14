import type { Developer } from '@smile/contract/developers';
import {
  type Context,
  type DeveloperContext,
  inTransaction,
  type TenantContext,
  withTenant,
} from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { lockMember } from '../../developers/service/lock-member.ts';
import { selectSignIn } from '../../developers/shared-queries.ts';
import { deleteSessions } from '../../developers/shared-session-queries.ts';
import { deleteTwoStep } from '../queries.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Removes all second factors of another member, ends their sessions and mails them.
 * @throws ApiError UNAUTHORIZED_ACCESS on the own account; MISSING_RESOURCE
 */
export async function resetTwoStep(ctx: DeveloperContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const member = await lockMember(tx, id, 'modify');
    await dropTwoStep(tx, member);
  });
}

/**
 * Operator command for when the only administrator is locked out.
 * @throws ApiError MISSING_RESOURCE for an unknown address
 */
export async function resetTwoStepOf(ctx: Context, emailAddress: string): Promise<void> {
  await inTransaction(ctx, async (system) => {
    const owner = await selectSignIn(system, emailAddress);
    if (!owner) throw missing();
    await dropTwoStep(withTenant(system, owner.tenantId), { ...owner, id: owner.developerId, emailAddress });
  });
}

type Member = Pick<Developer, 'id' | 'emailAddress' | 'firstName'>;

async function dropTwoStep(tx: TenantContext, member: Member): Promise<void> {
  if (!(await deleteTwoStep(tx, member.id))) return;
  await deleteSessions(tx, member.id);
  await recordAudit(tx, { action: 'two-step.reset', entityType: 'developer', entityId: member.id });
  await tellOwner(tx, member, 'reset');
  await announceAccessChange(tx);
}
