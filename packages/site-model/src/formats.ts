import type { Rule } from './document.ts';
import { readTypedNumber } from './typed-number.ts';

/**
 * Whether a text matches a pattern anywhere. The server uses RE2, the page the browser's engine with the `u` flag and a
 * timeout. If the browser cannot decide (timeout, RE2-only syntax), it counts as a match, because the server checks
 * again.
 */
export type PatternMatcher = (pattern: string, text: string) => boolean;

const phone = /^\+?\d{1,14}$/;
/** The pattern of HTML's email fields, plus a required dot in the domain. */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const url = /^https:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i;

interface FormatCheck {
  matches: PatternMatcher;
  general: () => string;
}

/** Checks a non-empty text against a rule. Returns the message, preferably the author's; null if valid. */
export function checkFormat(rule: Rule, text: string, check: FormatCheck): string | null {
  const fault = findFault(rule, text, check);
  return fault && (rule.message || fault);
}

function findFault(rule: Rule, text: string, { matches, general }: FormatCheck): string | null {
  if (rule.format === 'PHONE') return phone.test(text) ? null : 'Please enter a valid phone number';
  if (rule.format === 'EMAIL')
    return text.length <= 254 && email.test(text) ? null : 'Please enter a valid email address';
  if (rule.format === 'URL') return url.test(text) ? null : 'Please enter a valid URL starting with https://';
  if (rule.format === 'REGEX') return rule.regex === null || matches(rule.regex, text) ? null : general();
  return isWithin(rule, text) ? null : boundedMessage(rule);
}

function isWithin(rule: Rule, text: string): boolean {
  if (rule.format === 'STRING') return isBetween([...text].length, rule.minLength, rule.maxLength);
  const number = readTypedNumber(text);
  if (number === null || (rule.format === 'INTEGER' && !Number.isInteger(number))) return false;
  return isBetween(number, rule.min, rule.max);
}

function isBetween(number: number, min: number | null, max: number | null): boolean {
  return (min === null || number >= min) && (max === null || number <= max);
}

/** `Please enter a valid number, min: 1, max: 9`, with only the bounds that are set. */
function boundedMessage(rule: Rule): string {
  const bounds =
    rule.format === 'STRING'
      ? { 'min length': rule.minLength, 'max length': rule.maxLength }
      : { min: rule.min, max: rule.max };
  const set = Object.entries(bounds).filter(([, bound]) => bound !== null);
  return [`Please enter a valid ${rule.format.toLowerCase()}`, ...set.map(([name, bound]) => `${name}: ${bound}`)].join(
    ', ',
  );
}
