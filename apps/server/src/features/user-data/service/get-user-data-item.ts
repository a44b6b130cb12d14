import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { DatapointItems, StoredDatapoint } from '../datapoint-kinds.ts';
import { selectUserDataItem } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getUserDataItem<D extends StoredDatapoint>(
  ctx: ModeContext,
  datapoint: D,
  id: string,
): Promise<DatapointItems[D]> {
  const item = await selectUserDataItem(ctx, datapoint, id);
  if (!item) throw missing();
  return item;
}
