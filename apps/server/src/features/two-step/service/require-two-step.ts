import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteSessionsOfOthers } from '../../developers/shared-session-queries.ts';
import { updateTwoStepRequired } from '../../tenants/shared-queries.ts';
import { membersWithSecondFactor } from '../queries.ts';
import { lockOwner } from './set-ups.ts';

/**
 * Logs out members without a second factor; they set one up at the next sign-in.
 * @throws ApiError INVALID_PARAMETERS for an administrator without one, who would lock all members out
 */
export async function requireTwoStep(ctx: DeveloperContext, isRequired: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { hasTwoStep } = await lockOwner(tx);
    if (isRequired && !hasTwoStep) throw invalid('Set up two-step sign-in for your own account first.');
    if (!(await updateTwoStepRequired(tx, isRequired))) return;
    const ended = isRequired ? await deleteSessionsOfOthers(tx, membersWithSecondFactor(tx)) : 0;
    await recordAudit(tx, {
      action: isRequired ? 'tenant.require-two-step' : 'tenant.allow-one-step',
      entityType: 'tenant',
      entityId: tx.tenantId,
      before: { isTwoStepRequired: !isRequired },
      after: { isTwoStepRequired: isRequired },
    });
    if (ended > 0) await announceAccessChange(tx);
  });
}
