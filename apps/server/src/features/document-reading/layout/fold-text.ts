import { foldAccents } from '../../../platform/fold-accents.ts';

const numberWords = new Set(['number', 'num', 'numero', 'nos', 'no', 'nr', 'blg', 'bilang']);

/** What labels cut short, letter for letter. */
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

/** Whether two texts differ in at most `most` letters (Levenshtein), and in how many; null when in more. */
export function countEdits(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const edits = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + cost);
      current.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return null;
    previous = current;
  }
  return previous[other.length]! <= most ? previous[other.length]! : null;
}
