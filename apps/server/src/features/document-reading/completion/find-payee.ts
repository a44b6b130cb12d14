import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { greetings, joinWords, looksLikeCompany, looksLikePlace, parsePerson } from '../values/parse-text.ts';
import type { Parsed } from '../values/parsed.ts';
import { findCardHolder } from './find-card-holder.ts';
import { hasWord } from './find-issuer.ts';
import type { Findings } from './finding.ts';

/** So many lines of a page may name who it is for, without a label. */
const headLines = 8;
const payee = 0.78;
const greeted = 0.66;
const aboveNumber = 0.66;
/** A cell that gives the number of who works. */
const numberOfWorker =
  /^(?:rider|driver|courier|employee|emp|empl|staff|crew|agent|associate|partner|worker|team member|personnel|guard|faculty|id)\b\.?(?:\s?(?:id|no|number|code|#)\b\.?)*[\s:#]*[\p{Lu}\d-]*\d/iu;
const closeLines = 1.5;

/** Whom a payslip is for where no label says so: a name in the head, who is greeted, or who stands above the number of who works. */
export function findPayee(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  const found: Findings = new Map();
  findCardHolder(found, lines.filter(hasWord).slice(0, headLines), inLabel);
  const holder = found.get('name');
  if (holder && holder.score >= payee) {
    const reason = 'a name in the head of the page';
    findings.set('employeeName', { ...holder, score: holder.score * payee, reason });
    return;
  }
  const cells = lines.flatMap(segmentsOf).filter((cell) => !cell.some((token) => inLabel.has(token)));
  const put = (found: Parsed | undefined, score: number, reason: string) => {
    if (found && !findings.has('employeeName'))
      findings.set('employeeName', { ...found, score, kind: 'person', label: null, reason });
  };
  const ofGreeting = cells.filter(([first]) => greetings.test(first!.folded)).map((cell) => cell.slice(1));
  put(ofGreeting.flatMap(readName)[0], greeted, 'is greeted by the full name');
  const ofNumber = cells.filter((cell) => isAboveNumber(cell, lines));
  put(ofNumber.flatMap(readName)[0], aboveNumber, 'stands above the number of who works');
}

/** A name that is all there is in the words. */
function readName(words: readonly Token[]): Parsed[] {
  return parsePerson(words).filter(({ value, quality, tokens }) => {
    const text = String(value);
    return quality >= 0.9 && tokens.length === words.length && !looksLikeCompany(text) && !looksLikePlace(text);
  });
}

function isAboveNumber(cell: readonly Token[], lines: readonly Line[]): boolean {
  const { line, left, right } = cell[0]!;
  const below = lines[line.number + 1];
  if (!below || below.page !== line.page || below.top - line.bottom > line.height * closeLines) return false;
  return segmentsOf(below).some(
    (other) => other[0]!.left < right && other.at(-1)!.right > left && numberOfWorker.test(joinWords(other)),
  );
}
