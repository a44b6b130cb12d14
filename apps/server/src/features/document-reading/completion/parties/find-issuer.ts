import { oneLine } from '../../../../platform/text.ts';
import { foldWord } from '../../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { givenNames } from '../../lexicon/given-names.ts';
import { joinWords, looksLikeCompany, parseCompany } from '../../values/parse-text.ts';
import { afterMark } from '../after-mark.ts';
import type { Finding } from '../finding.ts';
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
  afterBrand,
  afterOffer,
  afterRunner,
  beforePlace,
  dropOwner,
  dropSecondForm,
  ofOwner,
} from './trim-company.ts';

const likelyName = 0.8;
/** The kind of a company without its name. */
const kindAlone = 0.66;
/** Lines of a page's head that may name who made it. */
export const headLines = 9;

/** The company in the head of the first page: by how companies are called, by size and by how high it stands. */
export function findIssuer(lines: readonly Line[], inLabel: ReadonlySet<Token>): Finding | null {
  const head = lines.filter((line) => line.page === lines[0]?.page && hasWord(line)).slice(0, headLines);
  const usual = usualHeight(lines);
  const isOfState = head.some(({ tokens }) => /republic of the philippines/i.test(joinWords(tokens)));
  const candidates = head.flatMap((line, place) =>
    segmentsOf(line).flatMap((tokens) => {
      const isOffice = isOfState ? offices.test(joinWords(tokens)) : governments.test(joinWords(tokens));
      if ((inLabel.has(tokens[0]!) && !isOffice) || followsColon(tokens[0]!) || hasAmountBeside(tokens)) return [];
      const [parsed] = parseCompany(
        dropSecondForm(
          beforePlace(
            afterOffer(
              withLegalForm(
                afterBrand(afterRunner(dropOwner(trimHeading(afterMark(tokens), inLabel)))),
                lines,
                inLabel,
              ),
            ),
          ),
        ),
      );
      if (!parsed) return [];
      const text = withCapital(String(parsed.value));
      if (
        (headings.test(text) && !isOffice) ||
        legalForm.test(text) ||
        ofOwner.test(text) ||
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
      const size = Math.min(1.6, line.height / usual);
      const name = isOffice
        ? rateOffice(text)
        : isOfState && ofDepartment.test(text)
          ? belowDepartment
          : rateName(text);
      const score = name * Math.min(1, 0.72 + 0.2 * (size - 0.8)) * 0.97 ** place;
      return [{ value: text, tokens: parsed.tokens, score }];
    }),
  );
  const best = inFull(candidates.sort((one, other) => other.score - one.score));
  return best
    ? { ...best, kind: 'company', label: null, reason: 'stands in the head of the page as companies do' }
    : null;
}

/** Large letters that look like small ones are read as those, before a word with a capital. */
function withCapital(text: string): string {
  return text.replace(/^[cosuvwxz](?=\p{Ll}+\s\p{Lu})/u, (letter) => letter.toUpperCase());
}

const withForm = /\b(?:inc|incorporated|corp|corporation|co|company|ltd|opc|cooperative)\b\.?$/i;

/** The best of them, or where it is a part of another with its legal form, as a brand is below a logo, that one. */
function inFull<Named extends { value: string; score: number }>([best, ...others]: readonly Named[]):
  | Named
  | undefined {
  if (!best || withForm.test(best.value)) return best;
  const wordsOf = ({ value }: Named) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()} `;
  const whole = others.find((other) => withForm.test(other.value) && wordsOf(other).includes(wordsOf(best)));
  return whole ? { ...whole, score: Math.max(whole.score, best.score) } : best;
}

/** Skips the status bar of a phone's screenshot. */
export function hasWord({ tokens }: Line): boolean {
  return tokens.some(({ text }) => /\p{L}{3}|\d{3}/u.test(text));
}

/** Day and time of printing that a program puts above the company. */
const printedAt = /\d\/\d{1,2}\/\d{2}|(?<!\d)\d{1,2}:\d{2}(?!\d)/;

/** The maker of the paper or of the program, not the company itself. */
const madeBy = /\b(?:powered|printed|generated|developed|prepared|processed|licensed|software|provided) by\b/i;

/** Hospitals and schools of the state are the employers below the name of their department. */
const ofDepartment =
  /\b(?:hospital|medical cent(?:er|re)|health cent(?:er|re)|sanitarium|(?:high|elementary|integrated|central|science) school|college|university)$/i;
const belowDepartment = 1.2;

/** A province stands above its towns, and those above their villages. */
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
  return isOfficeOfState(text) || governments.test(text) || rateName(text) >= likelyName;
}

/** True for a name in the form of a utility. */
export function isUtility(text: string): boolean {
  return utility.test(text);
}

function rateName(text: string): number {
  if (kindOnly.test(text)) return kindAlone;
  if (looksLikeCompany(text) || institutions.test(text)) return 1;
  if (utility.test(text) || (trade.test(text) && text.includes(' '))) return likelyName;
  if (title.test(text)) return 0;
  return placeName.test(text) || looksLikeAddress(text) || namesPerson(text) ? 0.2 : 0.62;
}

/** Trades of many firms, which are no name on their own. */
const trades = /^general (?:contractors?|merchan\w+)\b/i;
const title = /^(?:mr\.?\/m|mr|ms|mrs|miss|dr|dra|engr|atty|hon|g|gng|bb|arch|prof|rev)\.\s/i;
/** Given names, an optional initial and a surname: two to four words. */
const wholePerson = /^(\p{L}+)(?:\s\p{Lu}\p{L}+)?(?:\s\p{Lu}\.)?\s\p{Lu}[\p{L}-]+(?:,?\s(?:Jr|Sr|II|III)\.?)?$/u;

/** The surname first, a title before it, or a given name that is known. */
function namesPerson(text: string): boolean {
  const given = wholePerson.exec(text)?.[1];
  return isPerson.test(text) || title.test(text) || (given !== undefined && givenNames.has(foldWord(given)));
}

/** Names end in these; on a line of their own they belong to the one above. */
const legalForm = new RegExp(
  oneLine`
    ^(?:(?:inc|incorporated|corp|corporation|co|company|ltd|limited|opc|llc|phils?|philippines|cooperative|
    group|services|solutions|supply|supplies|trading|enterprises?|industries|and|&|[(–—-]?\s?(?:rohq|rhq|
    (?:philippine|manila) branch)\)?)[.,]*\s*)+(?:\([a-zà-ÿ][a-zà-ÿ.]{1,10}\)\s*)?$`,
  'iu',
);
const sameSize = 0.15;
/** Kinds of company; one alone means that the rest of the name is in the line above. */
const kindOnly = new RegExp(
  oneLine`
    ^(?:(?:rural|city|municipal|barangay|metro) )?(?:water ?works?|water|electric|power|light(?: and| &) power|
    telephone|cable(?: tv| television)?)(?: and sanitation| & sanitation)? (?:district|systems?|services?|
    association|cooperative|company|network)(?:,? inc\.?)?$`,
  'i',
);
/** Trades that stand before the legal form. */
const dealing = /^(?:distributors?|brokers?|brokerage|manufacturing|logistics|insurance|retail|holdings)\b[\s,]*/i;

/** The second line of a name alone: PHILIPPINES, INC. */
export function isEndOfName(text: string): boolean {
  return legalForm.test(text.replace(dealing, ''));
}

/** True for a name that is only a kind of company: its first words are missing. */
export function isKindOnly(text: string): boolean {
  return kindOnly.test(text);
}

/** A list of a firm's trades: General Contractor • Hollow Blocks • Hardware. */
const listed = /\p{L}\s[•·]\s.*\p{L}\s[•·]\s\p{L}/u;
/** A job beside a number, which continues no company name. */
const ofWorker =
  /[·•|]|\d{3}|\b(?:associate|assistant|officer|analyst|clerk|specialist|supervisor|technician|engineer|representative|agent|staff|manager|developer)$/i;

/** Joins a long name with the line of the same size close below it that ends like a company name. */
export function withLegalForm(tokens: Token[], lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] {
  const { line } = tokens[0]!;
  const height = heightOf(tokens);
  if (ofWorker.test(joinWords(tokens)) || isDepartment(joinWords(tokens))) return tokens;
  for (const next of lines.slice(line.number + 1, line.number + 4)) {
    if (next.page !== line.page || next.top - line.bottom > height) return tokens;
    const below = segmentsOf(next).find((segment) => isUnder(tokens, segment, height));
    if (!below) continue;
    const under = upToMark(below);
    const text = joinWords(under);
    const continues = /^(?:&|and) \p{L}/iu.test(text);
    const isSameSize = continues || Math.abs(heightOf(under) / height - 1) <= sameSize;
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

/** A company below the name of its shop: in small letters below capitals, or with a word of that name again. */
function isNameOfItsOwn(under: readonly Token[], upper: readonly Token[]): boolean {
  const areCapitals = (words: readonly Token[]) => joinWords(words) === joinWords(words).toUpperCase();
  const known = new Set(upper.filter(({ folded }) => folded.length > 3).map(({ folded }) => folded));
  return (areCapitals(upper) && !areCapitals(under)) || under.some(({ folded }) => known.has(folded));
}

function isUnder(upper: readonly Token[], lower: readonly Token[], height: number): boolean {
  const [left, right] = [lower[0]!.left - upper[0]!.left, lower.at(-1)!.right - upper.at(-1)!.right];
  return Math.abs(left) < height * 0.5 || Math.abs(right) < height * 0.5 || Math.abs(left + right) < height;
}

/** A licence or a telephone after a dot is no more of the name. */
function upToMark(tokens: Token[]): Token[] {
  const mark = tokens.findIndex(({ text }) => /^[·•|–-]$/.test(text));
  return mark > 0 ? tokens.slice(0, mark) : tokens;
}

function heightOf(tokens: readonly Token[]): number {
  return tokens[0]!.bottom - tokens[0]!.top;
}

/** Text with an amount right of it is a row of a table. */
function hasAmountBeside(tokens: readonly Token[]): boolean {
  const { line, index } = tokens.at(-1)!;
  return /^[\d,]+\.\d{2}$/.test(line.tokens[index + 1]?.text ?? '');
}

/** Text after a colon is a value. */
function followsColon({ text, line, index }: Token): boolean {
  return text.startsWith(':') || /:$/.test(line.tokens[index - 1]?.text ?? '');
}

/** Drops a title on the same line: from its first word on, and the text before it after a whole name. */
function trimHeading(tokens: Token[], inLabel: ReadonlySet<Token>): Token[] {
  const end = tokens.findIndex(
    (token, index) => index > 0 && (headings.test(token.text) || (inLabel.has(token) && !isOf(tokens[index + 1]))),
  );
  if (end < 0 || (looksLikeCompany(joinWords(tokens)) && !headings.test(joinWords(tokens)))) return tokens;
  const name = tokens.slice(0, end);
  const whole = name.findLastIndex((_, index) => looksLikeCompany(joinWords(name.slice(0, index + 1))));
  return whole < 0 ? name : name.slice(0, whole + 1);
}

/** A division or a department of something is a part of how it is called, no label. */
function isOf(next: Token | undefined): boolean {
  return /^of$/i.test(next?.text ?? '');
}

/** A part of the company, above or below its name. */
function isDepartment(text: string): boolean {
  return /\b(department|division|human resources?|people (?:operations|services|team)|office)$/i.test(text);
}

/** St. before a name is no street. */
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
