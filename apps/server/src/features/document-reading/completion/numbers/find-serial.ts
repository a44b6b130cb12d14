import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { parseDate } from '../../values/parse-date.ts';
import { parseCode } from '../../values/parse-id.ts';
import { joinWords } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';

/** Scores of the number, of a date alone in the head, and of one beside the time of printing. */
const numberScore = 0.74;
const dateScore = 0.68;
const printedScore = 0.62;
/** Lines of the form's head, where its number and date stand. */
const maxHeadLines = 12;
/** The label alone, and a sign joined to the number. */
const numberLabel = /^(?:no|nos|n[º°o]|№|num|number|blg|serial(?: no)?|s\/n|bill|#)[.:]*\s?[:#]?$/iu;
const gluedLabel = /^(?:№|n[º°]|#)(?=\d)/iu;

/** A number whose prefix names its kind: SOA-7700418253. */
const seriesNumber = /^(?:SOA|SI|INV|BS|STMT|BILL)[\s-]?\d[\d-]{4,}$/;

/** Finds the number in the head of a form labelled only as a number: STATEMENT OF ACCOUNT No. 7763. */
export function findSerial(findings: Findings, { lines }: Surroundings): void {
  if ((findings.get('statementNumber')?.score ?? 0) > numberScore) return;
  const taken = tokensOf(findings);
  for (const segment of headOf(lines).flatMap(segmentsOf)) {
    const [code] = parseCode(segment).filter(({ tokens }) => tokens.at(-1) === segment.at(-1));
    if (!code || code.tokens.some((token) => taken.has(token))) continue;
    const before = joinWords(segment.slice(0, segment.length - code.tokens.length));
    const isGlued = before === '' && (gluedLabel.test(segment[0]!.text) || seriesNumber.test(joinWords(segment)));
    if (!isGlued && !numberLabel.test(before)) continue;
    const reason = 'the number in the head of the form';
    addFinding(findings, 'statementNumber', { ...code, score: numberScore, kind: 'code', label: null, reason });
    return;
  }
}

const clock = /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?!\d)/i;

/** Finds an unlabelled statement date: alone in the head, or beside the time of printing. */
export function findStatementDay(findings: Findings, { lines, dayFirst }: Surroundings): void {
  if (findings.has('statementDate')) return;
  const taken = tokensOf(findings);
  const days = (from: readonly Line[]) =>
    from.flatMap(segmentsOf).flatMap((segment) => {
      const [day, ...more] = parseDate(segment, dayFirst);
      return day && more.length === 0 ? [{ ...day, segment }] : [];
    });
  const alone = days(headOf(lines)).find(
    ({ segment, tokens }) => tokens.length === segment.length && !tokens.some((token) => taken.has(token)),
  );
  const found = alone ?? days(lines).find(({ segment }) => clock.test(joinWords(segment)));
  const due = findings.get('dueDate');
  if (!found || (due && found.value > due.value)) return;
  const { value, tokens, quality } = found;
  const score = (alone ? dateScore : printedScore) * quality;
  const reason = 'the day in the head or at the time of printing';
  addFinding(findings, 'statementDate', { value, tokens, score, kind: 'date', label: null, reason });
}

function headOf(lines: readonly Line[]): Line[] {
  return lines.filter(({ page }) => page === lines[0]?.page).slice(0, maxHeadLines);
}

function tokensOf(findings: Findings): Set<Token> {
  return new Set([...findings.values()].flatMap(({ tokens }) => [...tokens]));
}
