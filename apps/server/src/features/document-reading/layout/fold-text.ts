import { foldAccents } from '../../../platform/text.ts';

const numberWords = new Set(['number', 'num', 'numero', 'nos', 'no', 'nr', 'blg', 'bilang']);

/** Abbreviations in labels, by letter-for-letter match. */
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

/** A word for comparing: no accents, case or punctuation, whole; every way to write "number" is `no`. */
export function foldWord(text: string): string {
  const plain = foldAccents(text.replace(/#/g, ' no '));
  const folded = plain.replace(/[^a-z0-9]/g, '');
  return numberWords.has(folded) ? 'no' : (wholeWords.get(folded) ?? folded);
}

/** Letters that readers take for one another, so that `5SS N0` and `SSS NO` are the same. */
export function foldShapes(text: string): string {
  return text.replace(/[01358|]/g, (shape) => alike[shape]!).replace(/rn/g, 'm');
}

const alike: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '5': 's', '8': 'b', '|': 'l' };

/** One row of counts, used again by each call: the next longer one where a text has more letters. */
let row = new Int32Array(64);

/** Number of edits between two texts (Levenshtein), at most `most`; null when there are more. */
export function countEdits(one: string, other: string, max: number): number | null {
  if (Math.abs(one.length - other.length) > max) return null;
  // A common start and end needs no counting.
  let start = 0;
  let [end, otherEnd] = [one.length, other.length];
  while (start < end && start < otherEnd && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  while (end > start && otherEnd > start && one.charCodeAt(end - 1) === other.charCodeAt(otherEnd - 1)) {
    end--;
    otherEnd--;
  }
  const columns = otherEnd - start;
  // Cells further from the diagonal than `most` are more edits than that.
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

/** The letters of a folded text as a bit set. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** True when texts with these letters can differ in at most `most` edits: each edit replaces one letter. */
export function mayBeAlike(one: number, other: number, max: number): boolean {
  let different = one ^ other;
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return count <= 2 * max;
}
