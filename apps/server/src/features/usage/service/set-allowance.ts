import type { UsageAction } from '@smile/contract/usage';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { getTenant } from '../../tenants/service/get-tenant.ts';
import { type AllowanceTerms, defaultAllowances } from '../default-allowances.ts';
import { deleteNotices, insertAllowance, selectAllowanceForUpdate, updateTerms } from '../queries.ts';
import { warnOfUse } from './warn-of-use.ts';

/**
 * Operator command: enables, disables or resizes an allowance; keeps the units already spent.
 * @throws ApiError MISSING_RESOURCE
 */
export async function setAllowance(
  ctx: ModeContext,
  action: UsageAction,
  change: Partial<AllowanceTerms>,
): Promise<AllowanceTerms> {
  return inTransaction(ctx, async (tx) => {
    await getTenant(tx);
    await insertAllowance(tx, action, defaultAllowances[tx.mode][action]);
    const { isEnabled, totalVolume } = await selectAllowanceForUpdate(tx, action);
    const before = { isEnabled, totalVolume };
    const after = { ...before, ...change };
    const usedVolume = await updateTerms(tx, action, after);
    if (after.totalVolume !== before.totalVolume) {
      await deleteNotices(tx, action);
      if (after.totalVolume !== null) await warnOfUse(tx, action, { usedVolume, totalVolume: after.totalVolume });
    }
    const { mode } = tx;
    await recordAudit(tx, {
      action: 'allowance.update',
      entityType: 'allowance',
      entityId: `${mode}:${action}`,
      before: { mode, ...before },
      after: { mode, ...after },
    });
    return after;
  });
}
