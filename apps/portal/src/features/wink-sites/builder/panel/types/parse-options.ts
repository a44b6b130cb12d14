import type { Option } from '@smile/site-model/document';
import Papa from 'papaparse';

/** Parses options from CSV lines: the label and, if different, the value. */
export function parseOptions(text: string): Option[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';'],
    delimiter: hasDelimiter(text) ? '' : '\t',
  });
  const options = data
    .map(([label = '', value = '']) => ({ label: label.trim(), value: value.trim() || label.trim() }))
    .filter(({ label }) => label !== '');
  const [first, ...others] = options;
  const isHeader = first?.label.toLowerCase() === 'label' && ['value', 'label'].includes(first.value.toLowerCase());
  return isHeader ? others : options;
}

export function formatOptions(options: readonly Option[]): string {
  return Papa.unparse(
    options.map(({ label, value }) => (label === value ? [label] : [label, value])),
    { newline: '\n' },
  );
}

/** False for a single column, whose delimiter cannot be guessed. */
function hasDelimiter(text: string): boolean {
  return /[,\t;]/.test(text);
}
