/** Quoted text, else text as it stands, and what ends it. */
const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/y;

/** The records of a CSV text as RFC 4180 has it: quoted fields may hold commas, line breaks and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const records: string[][] = [];
  let record: string[] = [];
  let hasMore = source !== '';
  field.lastIndex = 0;
  while (hasMore) {
    const [, quoted, plain = '', end] = field.exec(source)!;
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    hasMore = end === ',' || field.lastIndex < source.length;
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}
