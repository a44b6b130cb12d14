import { oneLine } from '../../../../platform/text.ts';
import { foldWord } from '../../layout/fold-text.ts';
import { type Line, restOfSegment, segmentsOf, type Token } from '../../layout/lines.ts';
import { suppliers } from '../../lexicon/suppliers.ts';
import { careOfPattern, joinWords, looksLikeCompany } from '../../values/parse-text.ts';
import type { Finding } from '../finding.ts';
import { findIssuer, headLines, isOfficeOfState, isUtility } from './find-issuer.ts';

/** The company in the head is taken before known suppliers above this score. */
const sureScore = 0.6;

/** Finds the supplier: the company in the page head, else a known supplier. */
export function findSupplier(lines: readonly Line[], inLabel: ReadonlySet<Token>): Finding | null {
  const found = findIssuer(lines, inLabel);
  const sender = found && isAsked(found.tokens, lines) ? null : found;
  const issuer = sender && isOfficeOfState(String(sender.value)) ? (findUtility(lines) ?? sender) : sender;
  if (issuer && issuer.score > sureScore) return inFull(issuer, lines);
  return findKnown(lines) ?? findNamedBelow(lines) ?? (issuer && titleWords.test(String(issuer.value)) ? null : issuer);
}

/** Finds the waterworks below the name of the town that runs it. */
function findUtility(lines: readonly Line[]): Finding | null {
  const tokens = lines
    .slice(0, headLines)
    .flatMap(segmentsOf)
    .find((words) => words.length > 2 && isUtility(joinWords(words)));
  const reason = 'stands in the head of the page as companies do';
  return tokens ? { value: joinWords(tokens), tokens, score: 0.8, kind: 'company', label: null, reason } : null;
}

const maxAddressLines = 6;

/** True for the customer: an attention line stands below the company, without another company between. */
function isAsked(company: readonly Token[], lines: readonly Line[]): boolean {
  const { line, left } = company[0]!;
  const end = company.at(-1)!.line.number + 1;
  const cells = lines
    .slice(end, end + maxAddressLines)
    .flatMap(segmentsOf)
    .filter(([first]) => Math.abs(first!.left - left) < line.height)
    .map(joinWords);
  const at = cells.findIndex((text) => careOfPattern.test(text));
  return at >= 0 && !cells.slice(0, at).some(looksLikeCompany);
}

/** Titles and labels that remain when the supplier's name was not recognised: NOTICE OF, Amount (PHP). */
const titleWords = new RegExp(
  oneLine`
    ^(?:\W*(?:numbers?|amounts?|commercial|residential|industrial|notice|of|electric(?:ity)?|water|bill(?:ing|
    s)?|statement|invoice|accounts?|php|summary|date|period|total|due|customer|service|name)\b\W*)+$`,
  'i',
);

/** Maximum number of words in a company name. */
const maxWords = 8;

function findKnown(lines: readonly Line[]): Finding | null {
  for (const line of lines.slice(0, headLines * 2)) {
    for (const token of line.tokens) {
      const known = suppliers.find((name) => startsWith(line.tokens.slice(token.index), name));
      if (!known || /^\(?(?:0|\+63)\d/.test(line.tokens[token.index + 1]?.text ?? '')) continue;
      const whole = line.tokens.filter(({ segment, index }) => segment === token.segment && index >= token.index);
      const isWhole = whole.length <= maxWords && looksLikeCompany(joinWords(whole));
      const tokens = isWhole ? whole : whole.slice(0, known.split(' ').length);
      return {
        value: joinWords(tokens),
        tokens,
        score: 0.8,
        kind: 'company',
        label: null,
        reason: 'is a known supplier',
      };
    }
  }
  return null;
}

const wholeName = new RegExp(
  oneLine`
    ^\p{Lu}[\p{L}\d&'’-]*(?:,?\s(?:\p{Lu}[\p{L}\d&'’.-]*|and|of|&)){0,7}?,?\s(?:Inc|INC|Incorporated|
    INCORPORATED|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Cooperative|COOPERATIVE|OPC|Ltd|
    LTD)\b\.?(?=\s*(?:[·•|,(–-]|(?:VAT|TIN|Tel)\b|$)|(?<=\.)\s(?:\p{Lu}|\d))`,
  'u',
);
const namedScore = 0.74;

const reason = 'is the whole name of the brand in the head';

/** Finds the full company name in small print for the brand in the head. */
function findNamedBelow(lines: readonly Line[]): Finding | null {
  const head = new Set(lines.slice(0, headLines).flatMap((line) => segmentsOf(line).map(([first]) => first!.folded)));
  const brands = lines.slice(0, brandLines).map(({ tokens: [first] }) => joinFolded(restOfCell(first!)));
  const tokens = wholeNames(lines.slice(headLines)).find(
    (name) => isBrand(name[0]!.folded, head) || brands.some((brand) => holdsBrand(name, brand)),
  );
  return tokens
    ? { value: joinWords(tokens).replace(/,$/, ''), tokens, score: namedScore, kind: 'company', label: null, reason }
    : null;
}

/** Products that follow a brand in one word: talamobile. */
const productSuffix =
  /^(?:mobile|fib(?:er|re)|net|telecom|tel|cable|postpaid|prepaid|broadband|connect|home|wireless|power|energy|water)$/;
const shortest = { whole: 3, start: 5, brand: 8 };
/** Lines of the head that may show a brand. */
const brandLines = 3;

/** True for a brand of its own or the start of one word: kidlat in kidlatpostpaid. */
function isBrand(name: string, head: ReadonlySet<string>): boolean {
  if (name.length >= shortest.whole && head.has(name)) return true;
  return [...head].some(
    (word) =>
      word.startsWith(name) &&
      (name.length >= shortest.start || (name.length >= shortest.whole && productSuffix.test(word.slice(name.length)))),
  );
}

function holdsBrand(name: readonly Token[], brand: string): boolean {
  return brand.length >= shortest.brand && joinFolded(name).includes(brand);
}

function restOfCell(first: Token): Token[] {
  return [first, ...restOfSegment(first)];
}

function joinFolded(tokens: readonly Token[]): string {
  return tokens.map(({ folded }) => folded).join('');
}

/** Replaces the brand by the full company name in small print that begins with it. */
function inFull(issuer: Finding, lines: readonly Line[]): Finding {
  const words = issuer.tokens.map(({ folded }) => folded);
  const tokens = wholeNames(lines).find(
    (name) => name.length > words.length && words.every((word, at) => name[at]!.folded === word),
  );
  return tokens ? { ...issuer, value: joinWords(tokens), tokens, reason } : issuer;
}

function wholeNames(lines: readonly Line[]): Token[][] {
  return lines
    .flatMap(segmentsOf)
    .flatMap(startsOfNames)
    .flatMap((segment) => {
      const name = wholeName.exec(segment.map(({ text }) => text).join(' '))?.[0];
      return name ? [segment.slice(0, name.split(' ').length)] : [];
    });
}

/** Words or endings before a company name. */
const companyIntro = /^(?:by|from|©|for|of)$|[a-z]{3}\.$/i;

/** The whole cell and its parts after words such as "by": Billed by Alon Fiber Corp., TIN 009-551-882. */
function startsOfNames(segment: Token[]): Token[][] {
  const starts = [...segment.keys()].filter(
    (at) => at > 0 && companyIntro.test(segment[at - 1]!.text) && /^\p{Lu}/u.test(segment[at]!.text),
  );
  return [segment, ...starts.map((at) => segment.slice(at))];
}

function startsWith(tokens: readonly Token[], name: string): boolean {
  return name.split(' ').every((word, index) => tokens[index]?.folded === foldWord(word));
}
