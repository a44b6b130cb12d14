import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

const byteOrderMark = '\uFEFF';
const rowsAtOnce = 1000;

/** RFC 4180; a text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function toCsvLines(rows: readonly CsvRow[]): string {
  return stringify([...rows], { record_delimiter: 'windows', escape_formulas: true, quote_record_delimiter: true });
}

/**
 * A file as a spreadsheet opens it: UTF-8 with a byte order mark, and as many cells in every row. Other work runs in
 * between.
 */
export async function writeCsv(rows: readonly CsvRow[]): Promise<Buffer> {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  const parts = [Buffer.from(byteOrderMark)];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const slice = rows.slice(start, start + rowsAtOnce);
    parts.push(Buffer.from(toCsvLines(slice.map((row) => [...row, ...Array(width - row.length).fill(null)]))));
    await setImmediate();
  }
  return Buffer.concat(parts);
}
