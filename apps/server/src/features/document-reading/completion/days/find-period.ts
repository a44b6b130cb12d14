import { attendancePattern } from '../../assignment/columns/counted-period.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf, type Token } from '../../layout/lines.ts';
import { daysBetween, parseDate } from '../../values/parse-date.ts';
import { parsePeriod } from '../../values/parse-period.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { minPeriodQuality } from '../../values/parsed.ts';
import { addFinding, type Finding, type Findings } from '../finding.ts';

const score = 0.74;
const readingDaysScore = 0.7;
/** The start of a row or cell of meter readings, up to its date. */
const previous =
  /^(?:(?:date of )?(?:prev(?:ious)?|last|past|nakaraan\S*|nauna\S*)\.?)(?: (?:meter|reading|rdg|read|date|basa|pagbasa|ng|on|-|–|\()*\.?:?)*$/i;
const present =
  /^(?:(?:date of )?(?:pres(?:ent)?|curr(?:ent)?|latest|kasalukuyan\S*|ngayon\S*)\.?)(?: (?:meter|reading|rdg|read|date|basa|pagbasa|ng|on|-|–|\()*\.?:?)*$/i;
const between = { min: 5, max: 100 };

/** Finds the only period on the page when no label names one. */
export function findPeriod(findings: Findings, around: Surroundings): void {
  findWritten(findings, around);
  findReadingDays(findings, around);
}

/** Uses the dates of the two meter readings when no period is printed. */
function findReadingDays(findings: Findings, { lines, dayFirst }: Surroundings): void {
  if (findings.has('startDate')) return;
  const find = (words: RegExp): Parsed | undefined =>
    lines
      .flatMap((line) => {
        const cells = segmentsOf(line);
        return cells.flatMap((cell, at) => {
          const row = [cell, [...cell, ...(cells[at + 1] ?? [])]];
          return row.flatMap((tokens) =>
            parseDate(tokens, dayFirst).filter(({ tokens: [first] }) =>
              words.test(
                joinWords(tokens.slice(0, tokens.indexOf(first!)))
                  .replace(/\(/g, ' (')
                  .replace(/\s+/g, ' ')
                  .trim(),
              ),
            ),
          );
        });
      })
      .at(0);
  const [first, last] = [find(previous), find(present)];
  if (!first || !last || isOther(findings.get('endDate'), [first, last])) return;
  const apart = daysBetween(String(first.value), String(last.value));
  if (apart < between.min || apart > between.max) return;
  const days = new Set([...first.tokens, ...last.tokens]);
  if (findings.get('statementDate')?.tokens.some((token) => days.has(token))) findings.delete('statementDate');
  const common = { score: readingDaysScore, kind: 'date' as const, label: null, reason: 'the days of the readings' };
  findings.delete('endDate');
  addFinding(findings, 'startDate', { ...common, ...first });
  addFinding(findings, 'endDate', { ...common, ...last });
}

/** True when the known end date is neither reading's date; a date below a column heading is often wrong. */
function isOther(known: Finding | undefined, days: readonly Parsed[]): boolean {
  return known !== undefined && !days.some(({ value }) => value === known.value);
}

/** True for a word or mark before a period that follows another date: *paid on 15 July for 1 July to 15 July*. */
function beginsPeriod({ text }: Token): boolean {
  return /^(?:[·•|]|for|para)$/i.test(text);
}

/** Words for a billing period, and for events or offers within one. */
const billingWords =
  /\b(?:bill(?:ed|ing)?|statement|invoice|charges?|period|cycle|covered|covering|usage|consumption|singil|saklaw)\b/i;
const besides =
  /\b(?:outage|downtime|interruption|adjustment|rebate|refund|promo|offer|discount|valid|holiday|advisory|maintenance|credit)\b/i;

function findWritten(findings: Findings, { lines, dayFirst }: Surroundings): void {
  const [first, last] = [findings.get('startDate'), findings.get('endDate')];
  if (first && last) return;
  const written = (tokens: readonly Token[]) => {
    const period = parsePeriod(tokens, dayFirst);
    return period && period.quality > minPeriodQuality && period.isJoined ? period : null;
  };
  const all = lines.flatMap(({ tokens }) => {
    const period = written(tokens) ?? written(tokens.slice(tokens.findLastIndex(beginsPeriod) + 1));
    return period ? [{ ...period, before: joinWords(tokens.slice(0, tokens.indexOf(period.tokens[0]!))) }] : [];
  });
  const own = all.filter(({ before }) => !besides.test(before) && !attendancePattern.test(before));
  const ofPaper = own.filter(({ before }) => billingWords.test(before));
  const periods = ofPaper.length > 0 ? ofPaper : own;
  const [period] = periods;
  if (!period || periods.some((other) => other?.start !== period.start || other.end !== period.end)) return;
  const common = { tokens: period.tokens, score, kind: 'words' as const, label: null, reason: 'the only period' };
  if ((first && first.value !== period.start) || (last && last.value !== period.end)) return;
  addFinding(findings, 'startDate', { ...common, value: period.start });
  addFinding(findings, 'endDate', { ...common, value: period.end });
}
