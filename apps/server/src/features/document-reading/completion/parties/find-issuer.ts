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
import { isDepartment, isKindOnly, legalForm, looksLikeAddress, withLegalForm } from './with-legal-form.ts';

const minNameCharacters = 5;
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
        text.length < minNameCharacters ||
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

const smallSize = 0.8;
const smallFactor = 0.72;
/** Gain in score per unit of relative size. */
const largerFactor = 0.2;

/** Score factor for letters of a relative size, from 0.76 for the usual size to 0.88 for the largest. */
function sizeFactor(size: number): number {
  return smallFactor + largerFactor * (size - smallSize);
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
  if (isKindOnly(text)) return kindAlone;
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

/** A list of trades: General Contractor • Hollow Blocks • Hardware. */
const listed = /\p{L}\s[•·]\s.*\p{L}\s[•·]\s\p{L}/u;
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

function usualHeight(lines: readonly Line[]): number {
  const heights = lines.map(({ height }) => height).sort((one, other) => one - other);
  return heights[heights.length >> 1] || 1;
}
