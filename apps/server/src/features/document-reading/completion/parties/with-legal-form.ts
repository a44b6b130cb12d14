import { oneLine } from '../../../../platform/text.ts';
import { areAligned } from '../../layout/alignment.ts';
import { type Line, linesAfter, segmentsOf, type Token } from '../../layout/lines.ts';
import { joinWords, looksLikeCompany } from '../../values/parse-text.ts';
import { headings } from './issuer-words.ts';

/** Legal forms and endings; alone on a line they belong to the name above. */
export const legalForm = new RegExp(
  oneLine`
    ^(?:(?:inc|incorporated|corp|corporation|co|company|ltd|limited|opc|llc|phils?|philippines|cooperative|
    group|services|solutions|supply|supplies|trading|enterprises?|industries|and|&|[(–—-]?\s?(?:rohq|rhq|
    (?:philippine|manila) branch)\)?)[.,]*\s*)+(?:\([a-zà-ÿ][a-zà-ÿ.]{1,10}\)\s*)?$`,
  'iu',
);
/** Maximum difference in letter height between the lines of a name, as a share. */
const maxHeightDifference = 0.15;
/** Company types; alone, the rest of the name is on the line above. */
const kindOnly = new RegExp(
  oneLine`
    ^(?:(?:rural|city|municipal|barangay|metro) )?(?:water ?works?|water|electric|power|light(?: and| &) power|
    telephone|cable(?: tv| television)?)(?: and sanitation| & sanitation)? (?:district|systems?|services?|
    association|cooperative|company|network)(?:,? inc\.?)?$`,
  'i',
);
/** Trades that precede the legal form. */
const dealing = /^(?:distributors?|brokers?|brokerage|manufacturing|logistics|insurance|retail|holdings)\b[\s,]*/i;

/** True for the second line of a company name: PHILIPPINES, INC. */
export function isEndOfName(text: string): boolean {
  return legalForm.test(text.replace(dealing, ''));
}

/** True for a company type without its name. */
export function isKindOnly(text: string): boolean {
  return kindOnly.test(text);
}

/** A job title or number, which does not continue a company name. */
const workerWords =
  /[·•|]|\d{3}|\b(?:associate|assistant|officer|analyst|clerk|specialist|supervisor|technician|engineer|representative|agent|staff|manager|developer)$/i;

const maxLinesBelow = 3;

/** Joins a company name with its second line: same size, close below, ending like a company name. */
export function withLegalForm(tokens: Token[], lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] {
  const { line } = tokens[0]!;
  const height = heightOf(tokens);
  if (workerWords.test(joinWords(tokens)) || isDepartment(joinWords(tokens))) return tokens;
  for (const next of linesAfter(lines, line, maxLinesBelow)) {
    if (next.page !== line.page || next.top - line.bottom > height) return tokens;
    const below = segmentsOf(next).find((segment) => isUnder(tokens, segment, height));
    if (!below) continue;
    const under = upToMark(below);
    const text = joinWords(under);
    const continues = /^(?:&|and) \p{L}/iu.test(text);
    const isSameSize = continues || Math.abs(heightOf(under) / height - 1) <= maxHeightDifference;
    const isLabel = under.some((token) => inLabel.has(token)) && !legalForm.test(text);
    if (!isSameSize || isLabel || headings.test(text)) return tokens;
    if (kindOnly.test(text)) return [...tokens, ...under];
    const isPart = looksLikeCompany(text) && !looksLikeAddress(text) && !isNameOfItsOwn(under, tokens);
    const endsName = !looksLikeCompany(joinWords(tokens)) && isPart;
    return legalForm.test(text) || continues || endsName || /(?:&|\b(?:and|ng|of))$/i.test(joinWords(tokens))
      ? [...tokens, ...under]
      : tokens;
  }
  return tokens;
}

/** Shorter words, such as "the", are shared by chance. */
const minWordCharacters = 4;

/** True for a company named below its shop: in lower case below capitals, or repeating a word of the shop's name. */
function isNameOfItsOwn(under: readonly Token[], upper: readonly Token[]): boolean {
  const areCapitals = (words: readonly Token[]) => joinWords(words) === joinWords(words).toUpperCase();
  const known = new Set(upper.filter(({ folded }) => folded.length >= minWordCharacters).map(({ folded }) => folded));
  return (areCapitals(upper) && !areCapitals(under)) || under.some(({ folded }) => known.has(folded));
}

function isUnder(upper: readonly Token[], lower: readonly Token[], height: number): boolean {
  return areAligned(upper, lower, height, { left: 0.5, right: 0.5, middle: 1 });
}

/** Cuts a licence or phone number after a dot or dash. */
function upToMark(tokens: Token[]): Token[] {
  const mark = tokens.findIndex(({ text }) => /^[·•|–-]$/.test(text));
  return mark > 0 ? tokens.slice(0, mark) : tokens;
}

function heightOf(tokens: readonly Token[]): number {
  return tokens[0]!.bottom - tokens[0]!.top;
}

export function isDepartment(text: string): boolean {
  return /\b(department|division|human resources?|people (?:operations|services|team)|office)$/i.test(text);
}

/** "St." before a name is a saint, not a street. */
const saint = /^st\.?\s/i;

export function looksLikeAddress(text: string): boolean {
  return /\d|\b(st|street|ave|avenue|road|city|brgy|barangay|bldg|floor|unit|tel|philippines \d)\b/i.test(
    text.replace(saint, ''),
  );
}
