import Papa from 'papaparse';

const delimiters = [',', ';', '\t'];

/**
 * The records of a CSV text, empty lines too, so that the record at `n` is line `n + 1` of the sheet. What parts the
 * fields is told by the header: a comma, a semicolon or a tab, whichever shows the columns. Null where no such header
 * stands first, or where quotes do not close.
 */
export function parseCsv(text: string, isHeader: (fields: string[]) => boolean): string[][] | null {
  const parse = (options: Papa.ParseConfig) => Papa.parse<string[]>(text, options);
  const delimiter = delimiters.find((each) => isHeader(parse({ delimiter: each, preview: 1 }).data[0] ?? []));
  if (delimiter === undefined) return null;
  const { data, errors } = parse({ delimiter });
  return errors.length > 0 ? null : data;
}
