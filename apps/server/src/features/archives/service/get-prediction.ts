import type { PayslipPrediction } from '@smile/contract/payslips';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectArchive } from '../queries.ts';
import { selectCorrections, selectReadings } from '../reading-queries.ts';
import { showPrediction } from '../show-prediction.ts';

/** Returns the reading of a payslip. @throws ApiError MISSING_RESOURCE, also before it is read */
export async function getPrediction(ctx: ModeContext, archiveId: string): Promise<PayslipPrediction> {
  const archive = await selectArchive(ctx, archiveId);
  const [reading] = archive ? await selectReadings(ctx, [archiveId]) : [];
  if (!archive || reading?.readType !== 'PAYSLIP') throw missing();
  return showPrediction(archive, reading, await selectCorrections(ctx, [archiveId]));
}
