import { foldAccents, oneLine } from '../../../platform/text.ts';
import type { Token } from '../layout/lines.ts';
import { isCity, isProvince } from '../lexicon/places.ts';

/**
 * Text that never occurs in an address: a label with a colon, an email address, website, phone number, date or amount.
 */
const foreign =
  /^[a-zà-ÿ][a-zà-ÿ./ ()-]{1,28}:|@|www\.|https?:|\b\d{1,4}[-/]\d{1,2}[-/]\d{2,4}\b|\d\.\d{2}\b|\b\d{7,}\b|(?:\+63|\(0\d{1,2}\)|\b09\d{2})[\s-]?\d{3}|\b\d{3,4}-\d{4}\b|^(?:₱|php)\s?\d/iu;
/** Words that begin a different line below an address. */
const nextThing = new RegExp(
  oneLine`
    ^(?:tel(?:ephone)?|tin|vat|mobile|cell(?:phone)?|phone|fax|e-?mail|contact|attn|attention|account|acct|
    customer|meter|class|classification|rate|route|seq(?:uence)?|type|status|plan|bill(?:ing|ed)?|statement|
    invoice|period|date|due|dear|hotline|website|birth|gender|sex|civil|nationality|citizenship|residential$|
    residential -|commercial$|sss|philhealth|pag-?ibig|employee|position|department|signature|remarks?|purpose|
    reference|ref)\b`,
  'iu',
);
const zip = /(?:^|[\p{L}.,)]\s+|-\s?)\d{4}$/u;
const onlyZip = /^\d{4}$/;
const country = /\b(?:philippines|pilipinas|ph)\.?$/i;
/** Endings of a line that continues on the next. */
const open = new RegExp(
  oneLine`
    [,&/-]$|(?:^|\s)(?:brgy|bgy|barangay|city of|metro|san|santa|santo|sta|sto|de|del|dela|delos|la|las|los|new|
    old|north|south|east|west|unit|blk|block|lot|phase|no|st|gen|general|bldg|and|of|the|don|dona|cor|corner|km|
    corp|villa|mt|p)\.?$`,
  'i',
);
/** Words that begin a line only when it continues the line above. */
const tail =
  /^(?:city|province|metro manila|manila|ncr|philippines|pilipinas|\d{4}$|(?:st|street|ave|avenue|road|rd|drive|subd?|subdivision|village)\b)/i;

export interface AddressExtent {
  /** Number of lines below the first that belong to the address. */
  lines: number;
  /** True when the last line ends like an address. */
  isComplete: boolean;
}

/** Finds how many lines below belong to an address: up to its postcode, province or country. */
export function findAddressExtent(first: readonly Token[], more: readonly (readonly Token[])[]): AddressExtent {
  let text = textOf(first);
  for (const [taken, line] of more.entries()) {
    if (!continues(text, textOf(line))) return { lines: taken, isComplete: endsAddress(text) };
    text += ` ${textOf(line)}`;
  }
  return { lines: more.length, isComplete: endsAddress(text) };
}

/** Dots between words mark a line of remarks below an address. */
const remarkDots = /\s[·•|]\s/;

/** Longer texts that begin with a country are sentences. */
const maxCountryCharacters = 24;
/** Words of the line with a postcode or country that follows a province. */
const maxClosingWords = 4;

function continues(text: string, next: string): boolean {
  if (isForeignLine(next) || remarkDots.test(next)) return false;
  if (zip.test(text) && !/\b(?:unit|blk|block|lot|room|rm|no|bldg|km|floor)\.?\s+\d{4}$/i.test(text))
    return country.test(next) && next.length < maxCountryCharacters;
  if (country.test(text)) return onlyZip.test(next);
  const isClosing = onlyZip.test(next) || country.test(next) || endsInPlace(next);
  if (open.test(text) || tail.test(next)) return true;
  if (endsInProvince(text)) return isClosing && next.split(' ').length <= maxClosingWords;
  return isClosing || !(text.includes(',') && endsInPlace(text));
}

export function isForeignLine(text: string): boolean {
  return foreign.test(text) || nextThing.test(text);
}

function endsAddress(text: string): boolean {
  return !open.test(text) && (zip.test(text) || country.test(text) || (text.includes(',') && endsInPlace(text)));
}

function endsInPlace(text: string): boolean {
  const last = lastPart(text.replace(/\s*\d{4}$/, ''));
  if (
    /\d/.test(
      text
        .replace(/\s*\d{4}$/, '')
        .split(',')
        .at(-1)!,
    )
  )
    return false;
  return isProvince(last) || isCity(last);
}

/** "Cebu" alone may continue with "City". */
function endsInProvince(text: string): boolean {
  return text.includes(',') && isProvince(lastPart(text)) && !isCity(lastPart(text));
}

function lastPart(text: string): string {
  return foldAccents(text.split(',').at(-1)!)
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
