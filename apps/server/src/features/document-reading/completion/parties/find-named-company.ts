import { oneLine } from '../../../../platform/text.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { joinRun, tokensAt } from '../../layout/run.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Finding } from '../finding.ts';

/** A name with its legal form, at the start of a cell or after words such as "by" or "from". */
const wholeName = new RegExp(
  oneLine`
    (?:^|\b(?:[Bb]y|[Ff]rom|of|for):?\s|[©–—·•|]\s)(\p{Lu}[\p{L}\d&'’.-]*(?:,?\s(?:\p{Lu}[\p{L}\d&'’.-]*|and|of|
    &)){0,7}?,?\s(?:(?:Inc|INC|Incorporated|Corp|CORP|Corporation|CORPORATION|Cooperative|COOPERATIVE|OPC|Ltd|
    LTD|Company)\b\.?|Co\.|CO\.))(?=\s*(?:[·•|,(<–—-]|\p{Lu}|is\b|$))`,
  'gu',
);
/** Words beside companies that are not the payer. */
const otherCompanyWords = new RegExp(
  oneLine`
    \b(?:powered|developed|licen[sc]ed|software|(?:generated|printed|prepared) (?:from|by|in|through|thru|using|
    with)|system|version|provider|bank|insurance|hmo|lending|finance|loan|client|principal|deployed|assigned|
    deployment|previous|behalf|vessel|account name|vendor)\b`,
  'i',
);
const cents = /\d\.\d{2}\b/;
const score = 0.66;

/** Finds the only company named in full on the page, when the head names none. */
export function findNamedCompany(lines: readonly Line[], inLabel: ReadonlySet<Token>): Finding | null {
  const found = lines.filter(({ tokens }) => !cents.test(joinWords(tokens))).flatMap((line) => readLine(line, inLabel));
  const [first] = found;
  const isOnly = found.every(({ value }) => fold(value) === fold(first!.value));
  return first && isOnly
    ? { ...first, score, kind: 'company', label: null, reason: 'the only company that the page names' }
    : null;
}

function readLine(line: Line, inLabel: ReadonlySet<Token>): { value: string; tokens: Token[] }[] {
  return segmentsOf(line)
    .filter((cell) => !otherCompanyWords.test(joinWords(cell)) && !cell.every((token) => inLabel.has(token)))
    .flatMap((cell) => {
      const run = joinRun(cell);
      return [...run.text.matchAll(wholeName)].map((match) => {
        const to = match.index + match[0].length;
        const tokens = tokensAt(run, to - match[1]!.length, to);
        return { value: joinWords(tokens), tokens };
      });
    });
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
