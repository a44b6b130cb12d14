import type { Option } from '@smile/site-model/document';
import Papa from 'papaparse';

/** Parses options from CSV lines: the label and, if different, the value. */
export function parseOptions(text: string): Option[] {
  const options = parseRows(text)
    .map(([label = '', value = '']) => ({ label, value: value || label }))
    .filter(({ label }) => label !== '');
  const [first, ...others] = options;
  const isHeader = first?.label.toLowerCase() === 'label' && ['value', 'label'].includes(first.value.toLowerCase());
  return isHeader ? others : options;
}

/** Rows of trimmed cells. */
export function parseRows(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';'],
    delimiter: hasDelimiter(text) ? '' : '\t',
  });
  return data.map((row) => row.map((cell) => cell.trim()));
}

export function formatOptions(options: readonly Option[]): string {
  return formatRows(options.map(({ label, value }) => (label === value ? [label] : [label, value])));
}

export function formatRows(rows: string[][]): string {
  return Papa.unparse(rows, { newline: '\n' });
}

/** False for a single column, whose delimiter cannot be guessed. */
function hasDelimiter(text: string): boolean {
  return /[,\t;]/.test(text);
}
