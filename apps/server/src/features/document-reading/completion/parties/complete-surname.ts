import { foldWord } from '../../layout/fold-text.ts';
import { type Line, linesAfter, overlapping, restOfSegment, segmentsOf, type Token } from '../../layout/lines.ts';
import { givenNames } from '../../lexicon/given-names.ts';
import { job } from '../../lexicon/letter-words.ts';
import { looksLikePlace } from '../../values/parse-address.ts';
import { joinWords, looksLikeCompany } from '../../values/parse-text.ts';
import type { Finding, Findings } from '../finding.ts';

const personFields = ['fullName', 'name', 'employeeName'] as const;
/** Given names and a middle initial without a surname: JUAN MIGUEL V. */
const givenNamesOnly = /^[^,]*\p{L}{2}\s\p{Lu}\.?$/u;
const surname = /^(?:\p{Lu}[\p{L}'’-]+\.?\s?){1,3}$/u;
/** Maximum horizontal gap within a name, in letter heights. */
const maxGap = 3;
/** Maximum vertical gap between the lines of a name, in letter heights. */
const maxLineGap = 1.2;
/** Maximum difference in letter height; smaller text under a name is a job title. */
const maxHeightDifference = 0.25;
/** Number of lines below the name that are searched. */
const linesBelow = 2;

/** Completes a name that ends with an initial: after a wide gap, on the next line, or from a full name elsewhere. */
export function completeSurname(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  for (const field of personFields) {
    const known = findings.get(field);
    if (!known || !givenNamesOnly.test(String(known.value)) || !isOnOneLine(known)) continue;
    const rest = restBeside(known, inLabel) ?? restBelow(known, lines, inLabel);
    const tokens = rest ? [...known.tokens, ...rest] : findFullName(known, lines);
    if (tokens) findings.set(field, { ...known, value: joinWords(tokens), tokens });
    else if (isRecognised(known) && hasOnlyGivenNames(known))
      findings.set(field, { ...known, extentConfidence: (known.extentConfidence ?? 1) * lostSurname });
  }
}

/** Confidence factor for a recognised name without its surname; too low to be returned. */
const lostSurname = 0.4;

/** False when another word may be the surname: REYES ANGELICA M. */
function hasOnlyGivenNames({ value }: Finding): boolean {
  const words = String(value).split(' ').slice(0, -1);
  return words.every((word) => givenNames.has(foldWord(word)));
}

/** True for recognised words; a text layer never loses words. */
function isRecognised({ tokens }: Finding): boolean {
  return tokens.some(({ word }) => word.confidence < 100);
}

/** A name on two lines already has its surname above the given names. */
function isOnOneLine({ tokens }: Finding): boolean {
  return tokens.length > 0 && tokens.every(({ line }) => line === tokens[0]!.line);
}

function isSurname(words: readonly Token[], inLabel: ReadonlySet<Token>): boolean {
  const text = joinWords(words);
  const isOther = job.test(text) || looksLikePlace(text) || looksLikeCompany(text);
  return surname.test(text) && !isOther && !words.some((word) => inLabel.has(word));
}

/** Finds a text elsewhere that begins with the name and goes on with a surname. */
function findFullName({ value, tokens }: Finding, lines: readonly Line[]): Token[] | undefined {
  return lines.flatMap(segmentsOf).find((segment) => {
    const isSame = joinWords(segment.slice(0, tokens.length)).toLowerCase() === String(value).toLowerCase();
    return isSame && isSurname(segment.slice(tokens.length), new Set());
  });
}

function restBeside({ tokens }: Finding, inLabel: ReadonlySet<Token>): Token[] | null {
  const last = tokens.at(-1)!;
  const next = last.line.tokens[last.index + 1];
  if (!next || next.left - last.right > heightOf(last) * maxGap) return null;
  const words = [next, ...restOfSegment(next)];
  return isSurname(words, inLabel) ? words : null;
}

function restBelow({ tokens }: Finding, lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] | null {
  const last = tokens.at(-1)!;
  for (const line of linesAfter(lines, last.line, linesBelow)) {
    const [under] = overlapping(line, tokens);
    const [first] = under ?? [];
    const isNext = first && first.top - last.bottom < heightOf(last) * maxLineGap;
    const isAlike = first && Math.abs(heightOf(first) / heightOf(last) - 1) < maxHeightDifference;
    if (under && isNext && isAlike && isSurname(under, inLabel)) return under;
  }
  return null;
}

function heightOf({ top, bottom }: Token): number {
  return bottom - top;
}
