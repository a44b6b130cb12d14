import { beginsAt } from '../../layout/alignment.ts';
import { firstSegment, groupBy, type Line, linesAfter, segmentsOf, type Token } from '../../layout/lines.ts';
import { type ParsedPeriod, parsePeriod } from '../../values/parse-period.ts';
import { parseSpan } from '../../values/parse-span.ts';
import { minPeriodQuality } from '../../values/parsed.ts';
import { continuation } from '../places/continuation.ts';
import type { Region } from '../places/regions.ts';
import type { SlotValue, Surroundings } from '../places/surroundings.ts';
import { twoDays } from './two-days.ts';
import { rangeJoiner, yearUnder } from './year-under.ts';

/** Maximum number of continuation lines of a period. */
const linesMore = 2;
/** Lines after a first day that may hold the last one. */
const maxLinesBelow = 2;

/** Periods in adjacent cells; otherwise the period in the text and its continuation lines. */
export function parsePeriods(region: Region, around: Surroundings): SlotValue[] {
  const cells = [...groupBy(region.tokens, ({ segment }) => segment).values()];
  const whole = cells.flatMap((cell) => {
    const period = parsePeriod(cell, around.dayFirst);
    return period?.isJoined && period.quality > minPeriodQuality ? [toSlotValue(period)] : [];
  });
  return whole.length > 1 ? whole : parsePeriodLines(region, around);
}

function toSlotValue({ start, end, tokens, quality }: ParsedPeriod): SlotValue {
  return { value: start, end, tokens, quality };
}

function parsePeriodLines(region: Region, { lines, inLabel, dayFirst }: Surroundings): SlotValue[] {
  const { tokens } = region;
  const straight = continuation({ ...region, tokens: firstSegment(tokens) }, lines, inLabel, linesMore);
  const more = [straight, openUnder(firstSegment(tokens), lines), yearUnder(region, lines)].find(hasAny) ?? [];
  const tries = [tokens, ...more.map((_, count) => [...firstSegment(tokens), ...more.slice(0, count + 1).flat()])];
  // A bare month counts only when no further line gives days.
  const found = tries.map((words) => parsePeriod(words, dayFirst)).filter((period) => period !== null);
  const period = found.find(({ quality }) => quality > minPeriodQuality) ?? found[0];
  return period ? [toSlotValue(period)] : twoDays(region, lines, dayFirst);
}

function hasAny({ length }: readonly unknown[]): boolean {
  return length > 0;
}

/** The last day on the line below a first day that ends with "to", at the same left edge. */
function openUnder(tokens: readonly Token[], lines: readonly Line[]): Token[][] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !rangeJoiner.test(last!.text)) return [];
  const { line, left } = first;
  const under = linesAfter(lines, line, maxLinesBelow).filter(({ page }) => page === line.page);
  return under
    .flatMap(segmentsOf)
    .filter(([start]) => beginsAt(left, start!, line.height) && /^\p{L}{3}|^\d/u.test(start!.text))
    .slice(0, 1);
}

export function parseSpans(region: Region, { lines, inLabel, dayFirst }: Surroundings): SlotValue[] {
  const { tokens } = region;
  const more = continuation({ ...region, tokens: firstSegment(tokens) }, lines, inLabel, 1);
  const span = parseSpan(tokens, dayFirst) ?? parseSpan([...firstSegment(tokens), ...more.flat()], dayFirst);
  return span ? [{ value: span.start, end: span.end, tokens: span.tokens, quality: span.quality }] : [];
}
