import { type Line, segmentsOf } from '../layout/lines.ts';
import { joinWords, parsePerson } from '../values/parse-text.ts';

const headOfList = /\b(?:name|employee|pangalan)\b/i;
const ofPay = /\b(?:basic|gross|net|salary|rate|amount|sahod|pay|wage)\b/i;
const minPersons = 3;
const minAmounts = 3;
/** Words for items of pay, which are not names of persons. */
const payItem =
  /\b(?:total|days?|hrs?|hours?|worked|holidays?|ot|overtime|diff|night|late|absent|basic|regular|leave)\b/i;
/** Maximum rows between the head of a list and the rows of persons. */
const rowsOfList = 12;

/** A list of what several persons were paid: rows of a name and amounts under a head that says so. */
export function isRegister(lines: readonly Line[]): boolean {
  return lines.some((line, at) => {
    const cells = segmentsOf(line).map(joinWords);
    const isHead = cells.length > minAmounts && cells.some((text) => headOfList.test(text));
    if (!isHead || cells.filter((text) => ofPay.test(text)).length < 2) return false;
    return lines.slice(at + 1, at + 1 + rowsOfList).filter(isRowOfPerson).length >= minPersons;
  });
}

function isRowOfPerson(line: Line): boolean {
  const words = line.tokens.slice(/^\d{1,3}\.?$/.test(line.tokens[0]!.text) ? 1 : 0);
  const [first = []] = segmentsOf({ ...line, tokens: words });
  const amounts = words.filter(({ text }) => /\d\.\d{2}\)?$/.test(text));
  const [name] = parsePerson(first.filter(({ text }) => !/\d/.test(text)));
  return amounts.length >= minAmounts && name !== undefined && !payItem.test(String(name.value));
}
