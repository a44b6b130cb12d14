import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import type { PayslipPrediction, payslipsApi } from '@smile/contract/payslips';
import type { ModeContext } from '../../../context.ts';
import { selectReadPayslips } from '../queries.ts';
import { selectCorrections, selectReadings } from '../reading-queries.ts';
import { showPrediction } from '../show-prediction.ts';

export async function listPredictions(
  ctx: ModeContext,
  query: QueryOf<typeof payslipsApi.listPredictions>,
): Promise<List<PayslipPrediction>> {
  const { nextCursor, items } = await selectReadPayslips(ctx, query);
  const ids = items.map(({ id }) => id);
  const readings = new Map((await selectReadings(ctx, ids)).map((reading) => [reading.archiveId, reading]));
  const corrections = await selectCorrections(ctx, ids);
  return { nextCursor, items: items.map((row) => showPrediction(row, readings.get(row.id)!, corrections)) };
}
