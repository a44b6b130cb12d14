import { oneLine } from '../../../../platform/text.ts';
import type { Token } from '../../layout/lines.ts';
import { looksLikePlace } from '../../values/parse-address.ts';
import { joinWords, looksLikeCompany } from '../../values/parse-text.ts';

/** Filipino words for companies that continue with "ng": Pagawaan ng Tinapay. */
const kindOfCompany =
  /^(?:pagawaan|tindahan|samahan|bahay|pamantasan|pamahalaan|panaderya|kooperatiba|botika|ospital|paaralan|kapisanan|bangko|kainan|kantina|pamilihan|pagamutan|dalubhasaan|kolehiyo|bayan|lungsod)$/i;

/** Drops a product before the company name: Fiber internet by its maker. */
export function tokensAfterOffer(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^(?:by|from|ng)$/i.test(text));
  const name = tokens.slice(at + 1);
  const isOfName = at > 0 && /^ng$/i.test(tokens[at]!.text) && isNamed(tokens.slice(0, at));
  return at > 0 && !isOfName && /^\p{Lu}/u.test(name[0]?.text ?? '') && looksLikeCompany(joinWords(name))
    ? name
    : tokens;
}

const offer = /^(?:serbisyo|internet|fib(?:er|re)|broadband|kuryente|tubig|koneksyon|produkto|alok|handog|hatid)$/i;

/** True for a company type, or a single word that is not a product: Hiyas ng Ilog Food Products Company. */
function isNamed(words: readonly Token[]): boolean {
  return kindOfCompany.test(words.at(-1)!.text) || (words.length === 1 && !offer.test(words[0]!.text));
}

const formOfOne = /^(?:inc|incorporated|corp|corporation|opc)[.,]*$/i;
const secondForm = /^(?:co|company)[.,]*$/i;

/** Drops "Co." after "Inc.": a name has one legal form, so it begins other text, such as a code. */
export function dropSecondForm(tokens: Token[]): Token[] {
  const [form, second] = tokens.slice(-2);
  return form && second && formOfOne.test(form.text) && secondForm.test(second.text) ? tokens.slice(0, -1) : tokens;
}

const endsLegally =
  /^(?:(?:inc|incorporated|corp|corporation|opc|llc|ltd)[.,]*|(?:company|co\.|cooperative|coop\.?),)$/i;
/** Phrases between the name of a brand and its owner. */
const runBy = new RegExp(
  oneLine`
    ^(?:(?:is )?(?:a|an|the)?\s?(?:service|brand|product|project|unit|division|company) (?:of|by)|(?:owned|
    managed|operated|administered|maintained|run|provided|serviced|billed|a service)(?:(?: and|,| &) (?:owned|
    managed|operated|administered|maintained|billed))? by)\s`,
  'i',
);

/** Drops such a phrase before a name: Managed by, A service of. */
export function tokensAfterRunner(tokens: Token[]): Token[] {
  const said = runBy.exec(tokens.map(({ text }) => text).join(' '))?.[0];
  return said ? tokens.slice(said.trim().split(' ').length) : tokens;
}

/** Cuts the place after a complete company name. */
export function tokensBeforePlace(tokens: Token[]): Token[] {
  const first = tokens.findIndex(({ text }) => endsLegally.test(text));
  const end = formOfOne.test(tokens[first + 1]?.text ?? '') ? first + 1 : first;
  const rest = joinWords(tokens.slice(end + 1));
  const isPlace = /,$/.test(tokens[end]?.text ?? '') || /,\s|\d/.test(rest) || looksLikePlace(rest);
  return end > 0 && isPlace && !looksLikeCompany(rest) ? tokens.slice(0, end + 1) : tokens;
}

const minBrandCharacters = 3;

/** Drops a logo before the name: the brand that begins the name, or its initials. */
export function tokensAfterBrand(tokens: Token[]): Token[] {
  const [first, second] = tokens;
  if (!second || first!.folded.length < minBrandCharacters) return tokens;
  const initials = tokens.slice(1).flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? [text[0]!.toLowerCase()] : []));
  const isShort = /^\p{Lu}+$/u.test(first!.text) && initials.join('').startsWith(first!.folded);
  return isShort || first!.folded === second.folded ? tokens.slice(1) : tokens;
}

/** Words about the owner, below a company name or in brackets after it. */
export const ownerPattern =
  /^\(?(?:an?|isang|ang)\s.*\b(?:company|subsidiary|affiliate|member|unit|division|corporation|group|partner|kompanya|kumpanya)\b|^\(?(?:a )?(?:member|subsidiary|affiliate|division|unit) of\b/i;

/** Text in brackets that is not part of the name. */
const bracketedNonName = new RegExp(
  `${ownerPattern.source}|^\\((?:formerly|previously|dba|d/b/a|doing business|operating)\\b`,
  'i',
);

/** Cuts the brackets that name the owner. */
export function dropOwner(tokens: Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && /^\(/.test(text) && bracketedNonName.test(joinWords(tokens.slice(index))),
  );
  return at < 0 ? tokens : tokens.slice(0, at);
}
