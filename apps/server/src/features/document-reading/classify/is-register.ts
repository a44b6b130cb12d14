import { oneLine } from '../../../platform/text.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { isGivenName, joinWords, parsePerson } from '../values/parse-text.ts';

const headOfList =
  /\b(?:names?|employees?|pangalan|tauhan|empleyado|staff|workers?|personnel|members?|manggagawa|kawani)\b/i;
const payWords = /\b(?:basic|gross|net|salary|rate|amount|sahod|sweldo|pay|wage|deductions?|kaltas)\b/i;
const minPersonRows = 3;
const minAmounts = 3;
/** Pay items, which are not names of people. */
const payItem = new RegExp(
  oneLine`
    \b(?:total|days?|hrs?|hours?|worked|holidays?|ot|overtime|diff|night|late|absent|basic|regular|leave|gross|net|
    pay|salary|tax|sss|philhealth|pag-?ibig|hdmf|gsis|loans?|allowances?|deductions?|earnings?|bonus|premium|share|
    contributions?|amount|rate|current|ytd|year|month|balance|period|date|ee|er)\b`,
  'i',
);
const surnameFirst = /^(?:\d{1,3}\.? )?\p{Lu}[\p{L} .'-]+, ?\p{Lu}/u;
/** Number of a row, or of its person. */
const rowNumber = /^(?:\d{1,3}\.?|\p{Lu}{0,4}-?\d{1,8})$/u;
const digits = /^[₱P$]?[-(]?\d[\d,]*(?:\.\d{1,2})?\)?$/;
/** Maximum number of rows between a list's heading and its rows of people. */
const rowsOfList = 12;
/** A heading may take two lines. */
const linesOfHead = 2;

/** True for a payroll list of several people: rows or columns of amounts for each person. */
export function isRegister(lines: readonly Line[]): boolean {
  if (countNamed(lines) >= minPersonRows) return true;
  return lines.some((line, at) => {
    const rows = lines.slice(at + 1, at + 1 + rowsOfList);
    if (
      isHead(lines.slice(at, at + linesOfHead)) &&
      (rows.filter(isRowOfPerson).length >= minPersonRows || namesTwo(rows))
    )
      return true;
    if (isHeadOfPay(line) && namesTwo(rows)) return true;
    if (isHeadOfTwo(line) && countPaid(rows) >= minPersonRows) return true;
    return isHeadOfPersons(line) && rows.filter(isRowOfPay).length >= minPersonRows;
  });
}

function isHead(lines: readonly Line[]): boolean {
  return lines.some((line, at) => {
    const cells = segmentsOf(line).map(joinWords);
    if (at > 0 && cells.some((text) => digits.test(text))) return false;
    const all = at === 0 ? cells : [...segmentsOf(lines[0]!).map(joinWords), ...cells];
    const hasName = cells.length > 1 && all.some((text) => headOfList.test(text));
    return hasName && all.length > minAmounts && all.filter((text) => payWords.test(text)).length >= 2;
  });
}

/** A heading without a word for the column of names. */
function isHeadOfPay(line: Line): boolean {
  const cells = segmentsOf(line).map(joinWords);
  return cells.filter((text) => payItem.test(text)).length >= minAmounts && !cells.some((text) => digits.test(text));
}

/** A heading of names and one amount each, such as a list for the bank. */
function isHeadOfTwo(line: Line): boolean {
  const cells = segmentsOf(line).map(joinWords);
  const isBare = cells.length > 1 && !cells.some((text) => /[\d:]/.test(text));
  return isBare && /\bnames?$/i.test(cells.at(-2)!) && payWords.test(cells.at(-1)!);
}

/** Number of rows from the first on that end with a person and an amount. */
function countPaid(rows: readonly Line[]): number {
  const isPaid = (row: Line) => {
    const [person, paid] = segmentsOf(row).slice(-2);
    return paid !== undefined && digits.test(joinWords(paid)) && namesPerson(person!);
  };
  const end = rows.findIndex((row) => !isPaid(row));
  return end < 0 ? rows.length : end;
}

const nameLabel = /^(?:(?:employee|worker)['’]?s? )?name\s?:\s?(.{4,})$/i;

/** Number of different people whose names have a label: several slips on one page. Copies of a slip have one name. */
function countNamed(lines: readonly Line[]): number {
  const texts = lines.flatMap((line) => segmentsOf(line).map(joinWords));
  return new Set(texts.flatMap((text) => nameLabel.exec(text)?.[1] ?? [])).size;
}

function isRowOfPerson({ tokens, ...line }: Line): boolean {
  const words = tokens.slice(rowNumber.test(tokens[0]!.text) ? 1 : 0);
  const [first = []] = segmentsOf({ ...line, tokens: words });
  return amountsOf(words) >= minAmounts && namesPerson(first.filter(({ text }) => !/\d/.test(text)));
}

/** True when two people, surname first, follow right below the heading. */
function namesTwo(rows: readonly Line[]): boolean {
  return (
    rows.length > 1 && rows.slice(0, 2).every((row) => isRowOfPerson(row) && surnameFirst.test(joinWords(row.tokens)))
  );
}

/** Inside a list one word is enough, since many lists have first names only. */
function namesPerson(words: readonly Token[]): boolean {
  const text = joinWords([...words]);
  if (payItem.test(text)) return false;
  return parsePerson(words).length > 0 || (words.length === 1 && /^\p{Lu}[\p{L}.'-]{2,}$/u.test(text));
}

function isHeadOfPersons(line: Line): boolean {
  const cells = segmentsOf(line).filter((cell) => !payItem.test(joinWords(cell)));
  const persons = cells.filter((cell) => parsePerson(cell).length > 0 || (cell.length === 1 && isGivenName(cell[0]!)));
  return persons.length >= minPersonRows;
}

function isRowOfPay(line: Line): boolean {
  const [first = []] = segmentsOf(line);
  return payItem.test(joinWords(first)) && amountsOf(line.tokens) >= minAmounts;
}

function amountsOf(tokens: readonly Token[]): number {
  return tokens.filter(({ text }) => digits.test(text) && (text === '0' || text.replace(/\D/g, '').length >= 3)).length;
}
