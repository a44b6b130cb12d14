import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

const byteOrderMark = '\uFEFF';
const rowsAtOnce = 1000;

/** RFC 4180; prefixes formulas with an apostrophe against CSV injection. */
export function toCsvLines(rows: readonly CsvRow[]): string {
  return stringify([...rows], { record_delimiter: 'windows', escape_formulas: true, quote_record_delimiter: true });
}

/** UTF-8 with a byte order mark and rows of equal width, as spreadsheets expect. Yields to other work in between. */
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
