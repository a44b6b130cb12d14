import { firstSegment, type Line, segmentsOf, type Token } from '../layout/lines.ts';
import type { ValueKind } from '../lexicon/slot.ts';
import { findAddressExtent, isForeignLine } from '../values/address-extent.ts';
import { namesOrganisation } from '../values/organisation.ts';
import { parseAddress } from '../values/parse-address.ts';
import { parseGender, parseMaritalStatus } from '../values/parse-choice.ts';
import { parseDate } from '../values/parse-date.ts';
import { parseCode, parseEmail, parseId, parsePhone } from '../values/parse-id.ts';
import { parseMoney, parsePlainMoney, parseQuantity } from '../values/parse-money.ts';
import { parseDayOrMonth } from '../values/parse-span.ts';
import {
  isLegalForm,
  joinWords,
  looksLikeCompany,
  parseCompany,
  parsePerson,
  parseWords,
} from '../values/parse-text.ts';
import type { Parsed } from '../values/parsed.ts';
import { parsePeriods, parseSpans } from './columns/period-slot.ts';
import { continuation } from './places/continuation.ts';
import type { Region } from './places/regions.ts';
import type { SlotValue, Surroundings } from './places/surroundings.ts';
import { namesJob, speaksOfOther } from './speaks-of-other.ts';

/** Maximum number of continuation lines, by kind of value. */
const linesMore: Partial<Record<ValueKind, number>> = {
  person: 4,
  company: 2,
  address: 4,
  words: 4,
  namePart: 2,
};

/** Parses the values of a kind in a region, most likely first. */
export function parseSlot(kind: ValueKind, region: Region, around: Surroundings): SlotValue[] {
  const { tokens } = region;
  const first = () => firstSegment(tokens);
  const overLines = (parse: (tokens: readonly Token[]) => Parsed[], start: Token[] = first()) =>
    parseOverLines({ ...region, tokens: start }, around, linesMore[kind]!, parse);
  switch (kind) {
    case 'date':
      return parseWrapped(region, around, (words) => parseDate(words, around.dayFirst));
    case 'firstDay':
    case 'lastDay':
      return parseWrapped(region, around, (words) => parseDayOrMonth(words, kind, around.dayFirst));
    case 'period':
      return parsePeriods(region, around);
    case 'span':
      return parseSpans(region, around);
    case 'money':
      return parseWrapped(region, around, around.hasCents ? parseMoney : parsePlainMoney);
    case 'quantity':
      return parseWrapped(region, around, parseQuantity);
    case 'sss':
    case 'philHealth':
    case 'pagIbig':
    case 'tin':
      // Words beside the label are another label; the number below belongs to that one.
      if (isOtherWord(joinWords(first()))) return parseId(kind, tokens);
      return parseWrapped(region, around, (words) => parseId(kind, words, region.direction === 'right'));
    case 'code':
      return parseWrapped({ ...region, tokens: first() }, around, parseCode);
    case 'phone':
      return parseWrapped(region, around, parsePhone);
    case 'email':
      return parseWrapped(region, around, parseEmail);
    case 'gender':
      return parseGender(first());
    case 'maritalStatus':
      return parseMaritalStatus(first());
    case 'namePart':
      return overLines((words) => parsePerson(words, 1));
    case 'person':
      return parseHolder(region, around);
    case 'company':
      return parseCompanyLines(region, around);
    case 'address':
      return parseAddressLines({ ...region, tokens: first() }, around);
    case 'words':
      return overLines(parseWords);
  }
}

/** Endings of a line that continues on the next. */
const openEnd = /[-–/,&@]$|^(?:of|on|and|the|to|ng|de|del|dela|la|san|santa|sto\.?|brgy\.?|₱|php|[-–])$/i;

/** Parses a value with a strict format; adds lines below when there is no match or the line ends openly. */
function parseWrapped(
  region: Region,
  { lines, inLabel }: Surroundings,
  parse: (tokens: readonly Token[]) => Parsed[],
): Parsed[] {
  const { tokens } = region;
  const found = parse(tokens);
  const first = firstSegment(tokens);
  const last = first.at(-1);
  if (!last || (found.length > 0 && !openEnd.test(last.text))) return found;
  const under = continuation({ ...region, tokens: first }, lines, inLabel, 2);
  for (let count = 1; count <= under.length; count++) {
    const more = under.slice(0, count).flat();
    const longer = parse([...first, ...more]).filter(({ tokens: used }) => more.some((token) => used.includes(token)));
    if (longer.length > 0) return longer;
  }
  return found;
}

function isOtherWord(text: string): boolean {
  return /^\p{L}{3,}(?:\s\p{L}+)*:?$/u.test(text) && !openEnd.test(text);
}

/** Parses a value that may continue on further lines; lowers its quality when the end looks cut. */
function parseOverLines(
  region: Region,
  { lines, inLabel }: Surroundings,
  max: number,
  parse: (tokens: readonly Token[]) => Parsed[],
): Parsed[] {
  const { tokens } = region;
  if (tokens.length === 0) return [];
  const under = continuation(region, lines, inLabel, max);
  const isOther = (line: readonly Token[], last: Token) =>
    speaksOfOther(line, last) || (parse === parsePerson && namesJob(line));
  const foreign = under.findIndex((line, at) => isOther(line, (under[at - 1] ?? tokens).at(-1)!));
  const more = foreign < 0 ? under : under.slice(0, foreign);
  for (let count = more.length; count > 0; count--) {
    const added = more.slice(0, count).flat();
    const longer = parse([...tokens, ...added]).filter((parsed) => parsed.tokens.length > tokens.length);
    if (longer.length > 0) return longer.map((parsed) => rateEnd(parsed, count < more.length));
  }
  return parse(tokens).map((parsed) => rateEnd(parsed, more.length > 0));
}

/** Parses a person, or else an organisation: names of shops, schools and offices contain numbers and other words. */
function parseHolder(region: Region, around: Surroundings): Parsed[] {
  const tokens = joinAfterComma(afterNumber(region.tokens));
  const form = legalFormUnder({ ...region, tokens }, around);
  if (form.length > 0) return parseCompany([...tokens, ...form]);
  if (looksLikeCompany(joinWords(tokens)))
    return parsePerson(tokens).length > 0 ? parsePerson(tokens) : parseCompany(tokens);
  const persons = parseOverLines({ ...region, tokens }, around, linesMore.person!, parsePerson);
  const isWhole = persons.some((person) => person.tokens.length >= tokens.length);
  return isWhole || !namesOrganisation(joinWords(tokens))
    ? persons
    : parseCompany(tokens).map((found) => ({ ...found, quality: 1 }));
}

/** The legal form of a company name, alone on the next line. */
function legalFormUnder(region: Region, { lines, inLabel }: Surroundings): Token[] {
  if (region.tokens.length === 0 || !looksLikeCompany(joinWords(region.tokens))) return [];
  const [next = []] = continuation(region, lines, inLabel, 1);
  return isLegalForm(joinWords(next)) ? next : [];
}

/** Parses a company name; stops when it is complete or its address begins. */
function parseCompanyLines(region: Region, around: Surroundings): Parsed[] {
  const start = firstSegment(region.tokens);
  if (start.length === 0) return [];
  const under = continuation({ ...region, tokens: start }, around.lines, around.inLabel, linesMore.company!);
  const isWhole = (words: readonly Token[]) => looksLikeCompany(joinWords(words));
  const next = under[0];
  if (isWhole(start) && !(next && next.length <= 2 && isWhole(next))) return parseCompany(start);
  if (next && /\d/.test(joinWords(next))) return parseCompany(start);
  return parseOverLines({ ...region, tokens: start }, around, linesMore.company!, parseCompany);
}

/** Confidence of an address without a place or postcode at its end while more text follows below. */
const cutAddress = 0.88;

function parseAddressLines(region: Region, { lines, inLabel }: Surroundings): Parsed[] {
  const { tokens } = region;
  if (tokens.length === 0 || isForeignLine(joinWords(tokens))) return [];
  const straight = continuation(region, lines, inLabel, linesMore.address!);
  const under = straight.length > 0 ? straight : underLabel(region, lines, inLabel);
  const extent = findAddressExtent(tokens, under);
  const isSure = extent.isComplete || extent.lines === under.length;
  return parseAddress([...tokens, ...under.slice(0, extent.lines).flat()])
    .map((parsed) => rateEnd(parsed, false))
    .map((parsed) => (isSure ? parsed : { ...parsed, extentConfidence: cutAddress }));
}

/** For text wrapped below its label: continues an address up to a recognised end, other values not at all. */
function underLabel(
  { tokens, own, direction }: Region,
  lines: readonly Line[],
  inLabel: ReadonlySet<Token>,
): Token[][] {
  const [start] = own;
  const [first] = tokens;
  if (direction !== 'right' || start?.segment !== first!.segment) return [];
  const from = (edge: Token[]) =>
    continuation({ tokens: edge, own: new Set(), direction }, lines, inLabel, linesMore.address!);
  const straight = from([start]);
  const inset = insetUnder(start, lines, inLabel);
  const under = straight.length > 0 || inset.length === 0 ? straight : [inset, ...from(inset)];
  const { lines: count, isComplete } = findAddressExtent(tokens, under);
  return isComplete && count > 0 ? under.slice(0, count) : [];
}

/** Maximum indentation of a continuation line from the label, in line heights. */
const maxInset = 3;

function insetUnder(start: Token, lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] {
  const { line, left } = start;
  const next = lines[line.number + 1];
  const [segment = []] = next?.page === line.page && next.top - line.bottom < line.height ? segmentsOf(next) : [];
  const inset = (segment[0]?.left ?? left) - left;
  return inset > 0 && inset < line.height * maxInset && !inLabel.has(segment[0]!) ? segment : [];
}

const openEndFactor = 0.5;
const cutFactor = 0.75;

function rateEnd(parsed: Parsed, isCut: boolean): Parsed {
  const isOpen = openEnd.test(parsed.tokens.at(-1)?.text ?? '');
  return { ...parsed, quality: parsed.quality * (isOpen ? openEndFactor : 1) * (isCut ? cutFactor : 1) };
}

/** Skips an ID number before a name: 10023 / Juan Cruz. */
function afterNumber(tokens: readonly Token[]): readonly Token[] {
  const [number, mark, next] = tokens;
  const isNumber = /^\(?(?=(?:\D*\d){3})[\p{Lu}\d-]+\)?$/u.test(number?.text ?? '');
  if (!isNumber || !next) return tokens;
  if (/^[|/–—:-]$/.test(mark!.text)) return tokens.slice(2);
  const isNear = mark!.segment === next.segment && next.segment - number!.segment <= 1;
  const isName = [mark!, next].every(({ text }) => /^\p{Lu}\p{L}+[,.]?$/u.test(text));
  return isNear && isName ? tokens.slice(1) : tokens;
}

/** Joins the next segment when the first ends with a comma after a surname. */
function joinAfterComma(tokens: readonly Token[]): Token[] {
  const first = firstSegment(tokens);
  if (!first.at(-1)?.text.endsWith(',')) return first;
  const next = tokens[first.length];
  return next ? [...first, ...tokens.filter(({ segment }) => segment === next.segment)] : first;
}

/** Parses exactly these words as a value of the given kind. */
export function parseSlotTokens(kind: ValueKind, tokens: readonly Token[], dayFirst = false): Parsed | null {
  const around = { lines: [], inLabel: new Set<Token>(), dayFirst, hasCents: false };
  return parseSlot(kind, { direction: 'right', tokens: [...tokens], own: new Set(), nearness: 1 }, around)[0] ?? null;
}
