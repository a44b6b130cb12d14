import type { BodyOf } from '@smile/contract/endpoint';
import type { payslipsApi } from '@smile/contract/payslips';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectArchiveForUpdate } from '../queries.ts';
import { type Corrector, upsertCorrections, upsertPayslipCheck } from '../reading-queries.ts';
import { applyCorrections } from './apply-corrections.ts';

/** Stores a person's findings. @throws ApiError MISSING_RESOURCE for an archive that does not exist */
export function storeManualResult(
  ctx: ModeContext,
  { archiveId, validFile, checkedFields = [], data = {} }: BodyOf<typeof payslipsApi.sendManualResult>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const archive = await selectArchiveForUpdate(tx, archiveId);
    if (!archive || archive.status === 'REVOKED') throw missing();
    const by = correctorOf(ctx);
    await upsertPayslipCheck(tx, archiveId, { isPayslip: validFile, checkedFields, by });
    const corrections = Object.entries(data).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, value }],
    );
    if (corrections.length > 0) {
      await upsertCorrections(tx, archiveId, { corrections, by });
      await applyCorrections(tx, archive);
    }
    await recordAudit(tx, {
      action: 'archive.check',
      entityType: 'archive',
      entityId: archiveId,
      after: { isPayslip: validFile, fields: corrections.map(({ field }) => field) },
    });
  });
}

function correctorOf({ actor }: ModeContext): Corrector {
  if (actor.kind === 'developer') return { kind: 'developer', id: actor.developerId };
  return { kind: 'apiKey', id: actor.kind === 'apiKey' ? actor.apiKeyId : '' };
}
