import { unread } from './accept-fields.ts';
import type { CorrectionRow, ReadingRow } from './reading-queries.ts';

/** Readings as every answer shows them: a person's correction replaces the value that was read. */
export function correctReadings(readings: ReadingRow[], corrections: CorrectionRow[]): ReadingRow[] {
  return readings.map((reading) => correctReading(reading, corrections));
}

export function correctReading(reading: ReadingRow, corrections: CorrectionRow[]): ReadingRow {
  const fields = { ...reading.fields };
  for (const { archiveId, field, value } of corrections)
    if (archiveId === reading.archiveId) fields[field] = { ...(fields[field] ?? unread), value };
  return { ...reading, fields };
}
