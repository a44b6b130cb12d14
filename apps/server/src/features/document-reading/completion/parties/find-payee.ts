import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { givenNames } from '../../lexicon/given-names.ts';
import { looksLikePlace } from '../../values/parse-address.ts';
import { greetings, joinWords, looksLikeCompany, parsePerson } from '../../values/parse-text.ts';
import type { Parsed } from '../../values/parsed.ts';
import { minUsualQuality } from '../../values/parsed.ts';
import type { Finding, Findings } from '../finding.ts';
import { findCardHolder } from './find-card-holder.ts';
import { hasWord } from './find-issuer.ts';

/** Lines of the page head searched for an unlabelled name. */
const headLines = 8;
const payee = 0.78;
const greetedScore = 0.66;
const aboveNumberScore = 0.66;
const beforeJobScore = 0.6;
const numberOfWorker =
  /^(?:rider|driver|courier|employee|emp|empl|staff|crew|agent|associate|partner|worker|team member|personnel|guard|faculty|id)\b\.?(?:\s?(?:id|no|number|code|#)\b\.?)*[\s:#]*[a-zà-ÿ\d-]*\d/iu;
const maxGapHeights = 1.5;

/** Separator between a name and a job title. */
const jobSeparator = /^(?:[/|·•–—-]|\(.*)$/;

/** Finds an unlabelled employee: greeted, in the head, or above the employee number. */
export function findPayee(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  const cells = lines.flatMap(segmentsOf);
  const free = cells.filter((cell) => !cell.some((token) => inLabel.has(token)));
  const head = new Set(lines.filter(hasWord).slice(0, headLines));
  const greetedNames = free.flatMap(readGreeted).map(named(greetedScore, 'is greeted by the full name'));
  const workers = cells
    .filter((cell) => head.has(cell[0]!.line))
    .flatMap((cell) => readBeforeJob(cell, inLabel))
    .map(named(beforeJobScore, 'a name before a job'));
  const numbered = free
    .filter((cell) => isAboveNumber(cell, lines))
    .flatMap(readName)
    .map(named(aboveNumberScore, 'stands above the number of who works'));
  const [payee] = [...inHead([...head], inLabel), ...greetedNames, ...numbered, ...workers];
  if (payee) findings.set('employeeName', payee);
}

function named(score: number, reason: string) {
  return (found: Parsed): Finding => ({ ...found, score, kind: 'person', label: null, reason });
}

function inHead(lines: readonly Line[], inLabel: ReadonlySet<Token>): Finding[] {
  const found: Findings = new Map();
  findCardHolder(found, lines, inLabel);
  const holder = found.get('name');
  if (!holder || holder.score < payee) return [];
  return [{ ...holder, score: holder.score * payee, reason: 'a name in the head of the page' }];
}

/** Reads the name after a greeting: Hi Juan D. Cruz, here is your pay. */
function readGreeted([first, ...rest]: readonly Token[]): Parsed[] {
  if (!greetings.test(first!.folded)) return [];
  const end = rest.findIndex(({ text }, at) => at > 0 && /[,!]$/.test(text));
  return readName(end < 0 ? rest : rest.slice(0, end + 1));
}

/** Reads a name before a separator and a job title; requires a known given name. */
function readBeforeJob(cell: readonly Token[], inLabel: ReadonlySet<Token>): Parsed[] {
  const end = cell.findIndex(({ text }) => jobSeparator.test(text));
  const name = cell.slice(0, end);
  const isOther = name.some((token) => inLabel.has(token)) || cell.some(({ text }) => /\d/.test(text));
  if (end < 2 || isOther) return [];
  return readName(name).filter(({ tokens: [given] }) => givenNames.has(given!.folded));
}

/** Parses a name that covers all words. */
function readName(words: readonly Token[]): Parsed[] {
  return parsePerson(words).filter(({ value, quality, tokens }) => {
    const text = String(value);
    return (
      quality >= minUsualQuality && tokens.length === words.length && !looksLikeCompany(text) && !looksLikePlace(text)
    );
  });
}

function isAboveNumber(cell: readonly Token[], lines: readonly Line[]): boolean {
  const { line, left, right } = cell[0]!;
  const below = lines[line.number + 1];
  if (!below || below.page !== line.page || below.top - line.bottom > line.height * maxGapHeights) return false;
  return segmentsOf(below).some(
    (other) => other[0]!.left < right && other.at(-1)!.right > left && numberOfWorker.test(joinWords(other)),
  );
}
