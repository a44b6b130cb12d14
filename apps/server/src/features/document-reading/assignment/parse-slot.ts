import type { Line, Token } from '../layout/lines.ts';
import type { ValueKind } from '../lexicon/slot.ts';
import { parseDate } from '../values/parse-date.ts';
import { parseCode, parseEmail, parseId, parsePhone } from '../values/parse-id.ts';
import { parseMoney, parseQuantity } from '../values/parse-money.ts';
import { parsePeriod } from '../values/parse-period.ts';
import {
  parseAddress,
  parseCompany,
  parseGender,
  parseMaritalStatus,
  parsePerson,
  parseWords,
} from '../values/parse-text.ts';
import type { Parsed } from '../values/parsed.ts';
import { continuation, firstSegment, type Region } from './regions.ts';

export interface Surroundings {
  lines: readonly Line[];
  /** The words of all labels. */
  inLabel: ReadonlySet<Token>;
  dayFirst: boolean;
  /** Whether amounts are written with cents. */
  hasCents: boolean;
}

/** A value; a period has its last day beside its first. */
export interface SlotValue extends Parsed {
  end?: string;
}

/** The values of a kind in a region, the likeliest first. */
export function parseSlot(kind: ValueKind, region: Region, around: Surroundings): SlotValue[] {
  const { tokens } = region;
  const first = () => firstSegment(tokens);
  switch (kind) {
    case 'date':
      return parseDate(tokens, around.dayFirst);
    case 'period':
      return parsePeriods(region, around);
    case 'money':
      return parseMoney(tokens);
    case 'quantity':
      return parseQuantity(tokens);
    case 'sss':
    case 'philHealth':
    case 'pagIbig':
    case 'tin':
      return parseId(kind, tokens);
    case 'code':
      return parseCode(first());
    case 'phone':
      return parsePhone(tokens);
    case 'email':
      return parseEmail(tokens);
    case 'gender':
      return parseGender(first());
    case 'maritalStatus':
      return parseMaritalStatus(first());
    case 'namePart':
      return parsePerson(first(), 1);
    case 'person':
      return parseOverLines({ ...region, tokens: joinAfterComma(tokens) }, around, 1, parsePerson);
    case 'company':
      return parseOverLines({ ...region, tokens: first() }, around, 1, parseCompany);
    case 'address':
      return parseOverLines({ ...region, tokens: first() }, around, 3, parseAddress);
    case 'words':
      return parseOverLines({ ...region, tokens: first() }, around, 1, parseWords);
  }
}

/** Words of the next label, should it not have been known as one. */
const otherThings = /^(date|period|billing|account|amount|no|bill|reading|pay|tin|sss|status)$/;
/** Before such words they belong to a sentence: as of this date. */
const pointers = /^(this|that|said)$/;

function parsePeriods(region: Region, { lines, inLabel, dayFirst }: Surroundings): SlotValue[] {
  const { tokens } = region;
  const more = continuation(region, lines, inLabel, 1);
  const period = parsePeriod(tokens, dayFirst) ?? parsePeriod([...tokens, ...more], dayFirst);
  return period ? [{ value: period.start, end: period.end, tokens: period.tokens, quality: period.quality }] : [];
}

function parseOverLines(
  region: Region,
  { lines, inLabel }: Surroundings,
  most: number,
  parse: (tokens: readonly Token[]) => Parsed[],
): Parsed[] {
  const { tokens } = region;
  if (tokens.length === 0) return [];
  const more = continuation(region, lines, inLabel, most);
  const isOther = ({ folded, text }: Token, index: number) =>
    (otherThings.test(folded) && !pointers.test(more[index - 1]?.folded ?? '')) || /\d[/-]\d/.test(text);
  if (more.length === 0 || more.some(isOther)) return parse(tokens);
  const longer = parse([...tokens, ...more]).filter((parsed) => parsed.tokens.length > tokens.length);
  return longer.length > 0 ? longer : parse(tokens);
}

/** A surname with a comma goes on after a gap. */
function joinAfterComma(tokens: readonly Token[]): Token[] {
  const first = firstSegment(tokens);
  if (!first.at(-1)?.text.endsWith(',')) return first;
  const next = tokens[first.length];
  return next ? [...first, ...tokens.filter(({ segment }) => segment === next.segment)] : first;
}

/** The value of a kind in exactly these words. */
export function parseSlotTokens(kind: ValueKind, tokens: readonly Token[], dayFirst = false): Parsed | null {
  const around = { lines: [], inLabel: new Set<Token>(), dayFirst, hasCents: false };
  return parseSlot(kind, { direction: 'right', tokens: [...tokens], own: new Set(), nearness: 1 }, around)[0] ?? null;
}
