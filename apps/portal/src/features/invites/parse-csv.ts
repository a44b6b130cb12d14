import Papa from 'papaparse';

const delimiters = [',', ';', '\t'];

/**
 * The records of a CSV text, empty lines too, so that the record at `n` is line `n + 1` of the sheet. What parts the
 * fields is told by the header: a comma, a semicolon or a tab, whichever shows the columns. Where no such header stands
 * first, or a quote does not close, what is wrong in a sentence.
 */
export function parseCsv(text: string, isHeader: (fields: string[]) => boolean): string[][] | string {
  const parse = (options: Papa.ParseConfig) => Papa.parse<string[]>(text, options);
  const delimiter = delimiters.find((each) => isHeader(parse({ delimiter: each, preview: 1 }).data[0] ?? []));
  if (delimiter === undefined) return 'Line 1: the columns FullName and Email are not named here.';
  const { data, errors } = parse({ delimiter });
  const [error] = errors;
  return error ? `Line ${(error.row ?? 0) + 1}: a quotation mark opens and does not close, or closes too early.` : data;
}
