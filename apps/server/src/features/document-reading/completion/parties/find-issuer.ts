import { oneLine } from '../../../../platform/text.ts';
import { areAligned } from '../../layout/alignment.ts';
import { foldWord } from '../../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { givenNames } from '../../lexicon/given-names.ts';
import { joinWords, looksLikeCompany, parseCompany } from '../../values/parse-text.ts';
import type { Finding } from '../finding.ts';
import { tokensAfterMark } from '../tokens-after-mark.ts';
import {
  governments,
  headings,
  institutions,
  isPerson,
  kindOfMaker,
  offices,
  placeName,
  sentence,
  trade,
  utility,
} from './issuer-words.ts';
import {
  dropOwner,
  dropSecondForm,
  ownerPattern,
  tokensAfterBrand,
  tokensAfterOffer,
  tokensAfterRunner,
  tokensBeforePlace,
} from './trim-company.ts';

const likelyNameScore = 0.8;
/** Score of a company type without a name: Water District. */
const kindAlone = 0.66;
/** Letters larger than this multiple of the usual height count as this large. */
const maxRelativeSize = 1.6;
/** Score factor for each line that a name stands further down. */
const lineFactor = 0.97;
/** Lines of the page head that may name the issuer. */
export const headLines = 9;

/** Finds the company in the head of the first page by its wording, letter size and height on the page. */
export function findIssuer(lines: readonly Line[], inLabel: ReadonlySet<Token>): Finding | null {
  const head = lines.filter((line) => line.page === lines[0]?.page && hasWord(line)).slice(0, headLines);
  const usual = usualHeight(lines);
  const isOfState = head.some(({ tokens }) => /republic of the philippines/i.test(joinWords(tokens)));
  const candidates = head.flatMap((line, place) =>
    segmentsOf(line).flatMap((tokens) => {
      const isOffice = isOfState ? offices.test(joinWords(tokens)) : governments.test(joinWords(tokens));
      if ((inLabel.has(tokens[0]!) && !isOffice) || followsColon(tokens[0]!) || hasAmountBeside(tokens)) return [];
      const [parsed] = parseCompany(tokensOfName(tokens, lines, inLabel));
      if (!parsed) return [];
      const text = withCapital(String(parsed.value));
      if (
        (headings.test(text) && !isOffice) ||
        legalForm.test(text) ||
        ownerPattern.test(text) ||
        printedAt.test(text) ||
        madeBy.test(joinWords(tokens)) ||
        isDepartment(text) ||
        listed.test(text) ||
        kindOfMaker.test(text) ||
        trades.test(text) ||
        /^[a-z(]|^[^\p{L}\d"“']|^AND\s/u.test(text) ||
        text.length < 5 ||
        sentence.test(text)
      )
        return [];
      const size = Math.min(maxRelativeSize, line.height / usual);
      const name = isOffice
        ? rateOffice(text)
        : isOfState && institutionEnding.test(text)
          ? belowDepartmentScore
          : rateName(text);
      const score = name * sizeFactor(size) * lineFactor ** place;
      return [{ value: text, tokens: parsed.tokens, score }];
    }),
  );
  const best = inFull(candidates.sort((one, other) => other.score - one.score));
  return best
    ? { ...best, kind: 'company', label: null, reason: 'stands in the head of the page as companies do' }
    : null;
}

/** Score factor for letters of a relative size: 0.76 for the usual size, 0.88 for the largest. */
function sizeFactor(size: number): number {
  return 0.72 + 0.2 * (size - 0.8);
}

/** Cuts off what stands around a company name on its line, and adds its legal form from the next line. */
function tokensOfName(tokens: Token[], lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] {
  const trimmed = dropOwner(trimHeading(tokensAfterMark(tokens), inLabel));
  const name = withLegalForm(tokensAfterBrand(tokensAfterRunner(trimmed)), lines, inLabel);
  return dropSecondForm(tokensBeforePlace(tokensAfterOffer(name)));
}

/** Restores an initial capital that was read as the similar lower-case letter. */
function withCapital(text: string): string {
  return text.replace(/^[cosuvwxz](?=\p{Ll}+\s\p{Lu})/u, (letter) => letter.toUpperCase());
}

const legalFormEnding = /\b(?:inc|incorporated|corp|corporation|co|company|ltd|opc|cooperative)\b\.?$/i;

/** The best candidate; or another that contains it and has a legal form, such as the full name below a logo. */
function inFull<Named extends { value: string; score: number }>([best, ...others]: readonly Named[]):
  | Named
  | undefined {
  if (!best || legalFormEnding.test(best.value)) return best;
  const wordsOf = ({ value }: Named) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()} `;
  const whole = others.find((other) => legalFormEnding.test(other.value) && wordsOf(other).includes(wordsOf(best)));
  return whole ? { ...whole, score: Math.max(whole.score, best.score) } : best;
}

/** False for the status bar of a phone screenshot. */
export function hasWord({ tokens }: Line): boolean {
  return tokens.some(({ text }) => /\p{L}{3}|\d{3}/u.test(text));
}

/** Date and time of printing that a program adds above the company name. */
const printedAt = /\d\/\d{1,2}\/\d{2}|(?<!\d)\d{1,2}:\d{2}(?!\d)/;

/** The maker of the form or program, not the company. */
const madeBy = /\b(?:powered|printed|generated|developed|prepared|processed|licensed|software|provided) by\b/i;

/** Public hospitals and schools, which are the employers named below their department. */
const institutionEnding =
  /\b(?:hospital|medical cent(?:er|re)|health cent(?:er|re)|sanitarium|(?:high|elementary|integrated|central|science) school|college|university)$/i;
const belowDepartmentScore = 1.2;

/** The lowest level of government wins: barangay before town before province. */
function rateOffice(text: string): number {
  if (/^barangay\b/i.test(text)) return 1.06;
  return /^province of\b/i.test(text) ? 0.93 : 1;
}

/** True for the name of a public office. */
export function isOfficeOfState(text: string): boolean {
  return offices.test(text);
}

/** True for a name in the form of a company, house, school or office. */
export function isNamedAsMaker(text: string): boolean {
  return isOfficeOfState(text) || governments.test(text) || rateName(text) >= likelyNameScore;
}

/** True for a name in the form of a utility. */
export function isUtility(text: string): boolean {
  return utility.test(text);
}

function rateName(text: string): number {
  if (kindOnly.test(text)) return kindAlone;
  if (looksLikeCompany(text) || institutions.test(text)) return 1;
  if (utility.test(text) || (trade.test(text) && text.includes(' '))) return likelyNameScore;
  if (title.test(text)) return 0;
  return placeName.test(text) || looksLikeAddress(text) || namesPerson(text) ? 0.2 : 0.62;
}

/** Trades of many companies, which are not a name on their own. */
const trades = /^general (?:contractors?|merchan\w+)\b/i;
const title = /^(?:mr\.?\/m|mr|ms|mrs|miss|dr|dra|engr|atty|hon|g|gng|bb|arch|prof|rev)\.\s/i;
/** Given names, an optional initial and a surname: two to four words. */
const wholePerson = /^(\p{L}+)(?:\s\p{Lu}\p{L}+)?(?:\s\p{Lu}\.)?\s\p{Lu}[\p{L}-]+(?:,?\s(?:Jr|Sr|II|III)\.?)?$/u;

/** True with the surname first, a title, or a known given name. */
function namesPerson(text: string): boolean {
  const given = wholePerson.exec(text)?.[1];
  return isPerson.test(text) || title.test(text) || (given !== undefined && givenNames.has(foldWord(given)));
}

/** Legal forms and endings; alone on a line they belong to the name above. */
const legalForm = new RegExp(
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

/** A list of trades: General Contractor • Hollow Blocks • Hardware. */
const listed = /\p{L}\s[•·]\s.*\p{L}\s[•·]\s\p{L}/u;
/** A job title or number, which does not continue a company name. */
const workerWords =
  /[·•|]|\d{3}|\b(?:associate|assistant|officer|analyst|clerk|specialist|supervisor|technician|engineer|representative|agent|staff|manager|developer)$/i;

/** Joins a company name with its second line: same size, close below, ending like a company name. */
export function withLegalForm(tokens: Token[], lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] {
  const { line } = tokens[0]!;
  const height = heightOf(tokens);
  if (workerWords.test(joinWords(tokens)) || isDepartment(joinWords(tokens))) return tokens;
  for (const next of lines.slice(line.number + 1, line.number + 4)) {
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

/** True for a company named below its shop: in lower case below capitals, or repeating a word of the shop's name. */
function isNameOfItsOwn(under: readonly Token[], upper: readonly Token[]): boolean {
  const areCapitals = (words: readonly Token[]) => joinWords(words) === joinWords(words).toUpperCase();
  const known = new Set(upper.filter(({ folded }) => folded.length > 3).map(({ folded }) => folded));
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

/** True for a table row: an amount stands right of the text. */
function hasAmountBeside(tokens: readonly Token[]): boolean {
  const { line, index } = tokens.at(-1)!;
  return /^[\d,]+\.\d{2}$/.test(line.tokens[index + 1]?.text ?? '');
}

function followsColon({ text, line, index }: Token): boolean {
  return text.startsWith(':') || /:$/.test(line.tokens[index - 1]?.text ?? '');
}

/** Drops a title on the same line, and any text between a whole company name and the title. */
function trimHeading(tokens: Token[], inLabel: ReadonlySet<Token>): Token[] {
  const end = tokens.findIndex(
    (token, index) => index > 0 && (headings.test(token.text) || (inLabel.has(token) && !isOf(tokens[index + 1]))),
  );
  if (end < 0 || (looksLikeCompany(joinWords(tokens)) && !headings.test(joinWords(tokens)))) return tokens;
  const name = tokens.slice(0, end);
  const whole = name.findLastIndex((_, index) => looksLikeCompany(joinWords(name.slice(0, index + 1))));
  return whole < 0 ? name : name.slice(0, whole + 1);
}

/** "Division of" and "Department of" belong to the name and are not labels. */
function isOf(next: Token | undefined): boolean {
  return /^of$/i.test(next?.text ?? '');
}

function isDepartment(text: string): boolean {
  return /\b(department|division|human resources?|people (?:operations|services|team)|office)$/i.test(text);
}

/** "St." before a name is a saint, not a street. */
const saint = /^st\.?\s/i;

function looksLikeAddress(text: string): boolean {
  return /\d|\b(st|street|ave|avenue|road|city|brgy|barangay|bldg|floor|unit|tel|philippines \d)\b/i.test(
    text.replace(saint, ''),
  );
}

function usualHeight(lines: readonly Line[]): number {
  const heights = lines.map(({ height }) => height).sort((one, other) => one - other);
  return heights[heights.length >> 1] || 1;
}
