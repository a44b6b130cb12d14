import type { ModeContext } from '../../context.ts';
import { datapointKinds, effectiveDateOf, type SourceData, type StoredDatapoint } from './datapoint-kinds.ts';
import type { NewUserData } from './queries.ts';

/** Lists are newest first, so what the source lists first is stored a millisecond after the next. */
export function toRows(tx: ModeContext, datapoint: StoredDatapoint, data: Partial<SourceData>): NewUserData[] {
  const { key, idKind } = datapointKinds[datapoint];
  const entries = (data[key] ?? []) as unknown as Record<string, unknown>[];
  const storedAt = tx.now().getTime();
  return entries.map((entry, ordinal) => ({
    datapoint,
    payload: { id: tx.newId(idKind), ...entry },
    effectiveDate: effectiveDateOf(datapoint, entry),
    ordinal,
    createdAt: new Date(storedAt + entries.length - 1 - ordinal),
  }));
}
