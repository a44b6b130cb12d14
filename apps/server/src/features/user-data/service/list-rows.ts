import type { ModeContext } from '../../../context.ts';
import { storedDatapoints } from '../datapoint-kinds.ts';
import { withDerived } from '../derive-items.ts';
import type { NewUserData, UserDataSource } from '../queries.ts';
import { toRows } from '../to-rows.ts';
import type { Reading } from './complete-reading.ts';
import { deriveInline } from './derive-data.ts';

/** All items of a reading as rows to store. */
export async function listRows(ctx: ModeContext, source: UserDataSource, reading: Reading): Promise<NewUserData[]> {
  const data = withDerived(reading, reading.derived ?? deriveInline(ctx, source.providerId, reading));
  const rows: NewUserData[] = [];
  for (const datapoint of storedDatapoints) for (const row of await toRows(ctx, datapoint, data)) rows.push(row);
  return rows;
}
