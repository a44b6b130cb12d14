import Papa from 'papaparse';

const delimiters = [',', ';', '\t'];

/**
 * Parses a CSV text into records. Keeps empty lines, so that record `n` is line `n + 1` of the sheet. The header
 * determines the separator: comma, semicolon or tab, whichever yields the columns. Returns an error sentence for a
 * missing header or an unclosed quote.
 */
export function parseCsv(text: string, isHeader: (fields: string[]) => boolean): string[][] | string {
  const parse = (options: Papa.ParseConfig) => Papa.parse<string[]>(text, options);
  const delimiter = delimiters.find((each) => isHeader(parse({ delimiter: each, preview: 1 }).data[0] ?? []));
  if (delimiter === undefined) return 'Line 1: the columns FullName and Email are missing.';
  const { data, errors } = parse({ delimiter });
  const [error] = errors;
  return error ? `Line ${(error.row ?? 0) + 1}: a quotation mark opens and does not close, or closes too early.` : data;
}
