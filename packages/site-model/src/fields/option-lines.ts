import type { Option } from '../document.ts';

/** Lists read last: they are asked for again with each answer. */
const known = new Map<string, readonly Option[]>();
const maxKnown = 8;

/** Options of a long list, one a line: the label, and after a tab the value where it is another. */
export function readOptionLines(lines: string): readonly Option[] {
  const read = known.get(lines) ?? parse(lines);
  known.delete(lines);
  known.set(lines, read);
  if (known.size > maxKnown) known.delete(known.keys().next().value!);
  return read;
}

/** The same list as text; blanks stand for tabs and line breaks inside of labels and values. */
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
