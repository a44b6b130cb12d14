import { unread } from './accept-fields.ts';
import type { CorrectionRow, ReadingRow } from './reading-queries.ts';

/** Applies corrections to readings, as every answer shows them. */
export function correctReadings(readings: ReadingRow[], corrections: CorrectionRow[]): ReadingRow[] {
  return readings.map((reading) => correctReading(reading, corrections));
}

export function correctReading(reading: ReadingRow, corrections: CorrectionRow[]): ReadingRow {
  const ofArchive = corrections.filter(({ archiveId }) => archiveId === reading.archiveId);
  return { ...reading, fields: correctFields(reading.fields, ofArchive) };
}

export function correctFields(read: ReadingRow['fields'], corrections: CorrectionRow[]): ReadingRow['fields'] {
  const fields = { ...read };
  for (const { field, value } of corrections) fields[field] = { ...(fields[field] ?? unread), value };
  return fields;
}
