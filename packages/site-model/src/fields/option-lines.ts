import type { Option } from '../document.ts';

/** Cache of recently parsed lists, which are needed again for each answer. */
const known = new Map<string, readonly Option[]>();
const maxKnown = 8;

/** Parses a long option list, one option per line: the label and, if different, a tab and the value. */
export function readOptionLines(lines: string): readonly Option[] {
  const read = known.get(lines) ?? parse(lines);
  known.delete(lines);
  known.set(lines, read);
  if (known.size > maxKnown) known.delete(known.keys().next().value!);
  return read;
}

/** Writes an option list as text; tabs and line breaks inside labels and values become spaces. */
export function writeOptionLines(options: readonly Option[]): string {
  return options
    .map(({ label, value }) => [onOneLine(label), onOneLine(value)])
    .map(([label, value]) => (label === value || value === '' ? label : `${label}\t${value}`))
    .filter((line) => line !== '')
    .join('\n');
}

function parse(lines: string): Option[] {
  return lines.split('\n').flatMap((line) => {
    const [label = '', value = ''] = line.split('\t').map((text) => text.trim());
    return label === '' ? [] : [{ label, value: value || label }];
  });
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
