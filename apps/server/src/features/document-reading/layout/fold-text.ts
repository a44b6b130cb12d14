import { foldAccents } from '../../../platform/text.ts';

const numberWords = new Set(['number', 'num', 'numero', 'nos', 'no', 'nr', 'blg', 'bilang']);

/** Abbreviations in labels. */
const wholeWords = new Map(
  Object.entries({
    account: 'acct acc',
    amount: 'amt',
    address: 'addr',
    balance: 'bal',
    birthday: 'bday',
    charges: 'chgs chrgs',
    consumption: 'cons',
    current: 'curr',
    customer: 'cust',
    date: 'dt',
    deductions: 'ded deds',
    department: 'dept',
    employee: 'emp empl',
    invoice: 'inv',
    member: 'mem memb',
    payment: 'pymt pmt',
    payments: 'pymts pmts',
    present: 'pres',
    previous: 'prev',
    reading: 'rdg',
    reference: 'ref',
    service: 'svc',
    statement: 'stmt',
    status: 'stat',
    total: 'tot',
  }).flatMap(([whole, cut]) => cut.split(' ').map((short) => [short, whole] as const)),
);

/**
 * Normalises a word for comparison: no accents, case or punctuation, abbreviations expanded; every way to write
 * "number" becomes `no`.
 */
export function foldWord(text: string): string {
  const plain = foldAccents(text.replace(/#/g, ' no '));
  const folded = plain.replace(/[^a-z0-9]/g, '');
  return numberWords.has(folded) ? 'no' : (wholeWords.get(folded) ?? folded);
}

/** Replaces lookalike characters, so that `5SS N0` equals `SSS NO`. */
export function foldShapes(text: string): string {
  return text.replace(/[01358|]/g, (shape) => alike[shape]!).replace(/rn/g, 'm');
}

const alike: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '5': 's', '8': 'b', '|': 'l' };

/** One row of the edit matrix, reused by every call and enlarged for longer texts. */
let row = new Int32Array(64);

/** Levenshtein distance of two texts, or null above `max`. */
export function countEdits(one: string, other: string, max: number): number | null {
  if (Math.abs(one.length - other.length) > max) return null;
  // Skip the common start and end.
  let start = 0;
  let [end, otherEnd] = [one.length, other.length];
  while (start < end && start < otherEnd && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  while (end > start && otherEnd > start && one.charCodeAt(end - 1) === other.charCodeAt(otherEnd - 1)) {
    end--;
    otherEnd--;
  }
  const columns = otherEnd - start;
  // Cells further than `max` from the diagonal cannot be part of a result.
  if (columns >= row.length) row = new Int32Array(columns * 2);
  const edits = row;
  for (let column = 0; column <= columns; column++) edits[column] = Math.min(column, max + 1);
  for (let count = 1; count <= end - start; count++) {
    const letter = one.charCodeAt(start + count - 1);
    const from = Math.max(1, count - max);
    const to = Math.min(columns, count + max);
    let diagonal = edits[from - 1]!;
    let left = from === 1 ? count : max + 1;
    let min = left;
    edits[from - 1] = left;
    for (let column = from; column <= to; column++) {
      const cost = letter === other.charCodeAt(start + column - 1) ? 0 : 1;
      const above = edits[column]!;
      left = Math.min(above + 1, left + 1, diagonal + cost);
      diagonal = above;
      edits[column] = left;
      if (left < min) min = left;
    }
    if (min > max) return null;
  }
  return edits[columns]! <= max ? edits[columns]! : null;
}

/** The set of letters of a normalised text, as bits. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** False when texts with these letters differ by more than `max` edits: one edit changes at most two bits. */
export function mayBeAlike(one: number, other: number, max: number): boolean {
  let different = one ^ other;
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return count <= 2 * max;
}
