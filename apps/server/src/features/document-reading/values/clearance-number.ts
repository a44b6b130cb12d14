/** Format of clearance numbers: A207MHKD31-QZ58820146. Three or four letters come from the name. */
const printed = /^[A-Z]\d{3}[A-Z]{3,4}\d{2}-[A-Z]{0,2}\d{5,8}$/;
const shapes = [3, 4].flatMap((name) =>
  [0, 1, 2].flatMap((series) =>
    [6, 7, 8].map((digits) => `a000${'a'.repeat(name)}00-${'a'.repeat(series)}${'0'.repeat(digits)}`),
  ),
);
/** Maximum number of corrected characters; with more it may be another number. */
const maxSlips = 2;

const asDigit: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const asLetter: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
/** A letter and its lookalike digit where only one of them is printed. */
const twice = /O0|0O|S5|5S|I1|1I|B8|8B|Z2|2Z|G6|6G/;

/** The end of the label that was joined to the number: No. */
const labelEnd = /^N?[O0]\.(?=[A-Z]\d)/;

export interface ClearanceNumber {
  value: string;
  /** Number of corrected characters: letters read as digits, the reverse, or one read as both. */
  slips: number;
}

/** Reads a clearance number and corrects misread characters by its format; null for any other word. */
export function readClearanceNumber(text: string): ClearanceNumber | null {
  const bare = text
    .replace(/[–—]/g, '-')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    .replace(labelEnd, '');
  if (printed.test(bare)) return { value: bare, slips: 0 };
  const found = [read(bare), ...listUndoubled(bare).map((one) => read(one, 1))].filter((one) => one !== null);
  const [best, ...others] = found.sort((one, other) => one.slips - other.slips);
  const isOnly = others.every(({ value, slips }) => value === best?.value || slips > best!.slips);
  return best && best.slips <= maxSlips && isOnly ? best : null;
}

function read(text: string, slips = 0): ClearanceNumber | null {
  const found = shapes.flatMap((shape) => {
    const value = shape.length === text.length ? [...text].map((sign, at) => placed(sign, shape[at]!)).join('') : '';
    if (value.length !== text.length || value === '') return [];
    return [{ value, slips: slips + [...value].filter((sign, at) => sign !== text[at]).length }];
  });
  return found.sort((one, other) => one.slips - other.slips)[0] ?? null;
}

/** The character, or its lookalike, that fits this position; empty when none does. */
function placed(sign: string, place: string): string {
  if (place === '-') return sign === '-' ? sign : '';
  if (place === '0') return /\d/.test(sign) ? sign : (asDigit[sign] ?? '');
  return /[A-Z]/.test(sign) ? sign : (asLetter[sign] ?? '');
}

function listUndoubled(text: string): string[] {
  return [...text].flatMap((_, at) =>
    twice.test(text.slice(at, at + 2))
      ? [text.slice(0, at) + text.slice(at + 1), text.slice(0, at + 1) + text.slice(at + 2)]
      : [],
  );
}
