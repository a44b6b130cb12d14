import { toAsciiDigits } from '@smile/contract/ascii-digits';

const directionMarks = /[\u061c\u200e\u200f]/g;

/**
 * Rewrites a number typed in a language's notation in English notation: `1.234,56` in German as `1234.56`. Digits of
 * other scripts become ASCII. Any other text keeps its separators.
 */
export function toEnglishNumber(typed: string, language: string): string {
  const text = toAscii(typed);
  const { group, decimal, groupSize } = notationOf(language);
  if (decimal === '.' && groupSize === 3) return text;
  const plain = text.replace(/\p{Sc}/gu, '').trim();
  const whole = `\\d+|\\d{1,3}([ ${group}]\\d{${groupSize}})*[ ${group}]\\d{3}`;
  const isLocal = new RegExp(`^[+-]?(${whole})([${decimal}]\\d+)?$`).test(plain);
  return isLocal ? plain.replace(new RegExp(`[ ${group}]`, 'g'), '').replace(decimal, '.') : text;
}

/** Writes a number in a language's notation, as `toEnglishNumber` reads it. */
export function toLocalNumber(number: number, language: string, { isGrouped = true } = {}): string {
  const parts = formatIn(language).formatToParts(number);
  const shown = isGrouped ? parts : parts.filter(({ type }) => type !== 'group');
  return shown
    .map(({ value }) => value)
    .join('')
    .replace(directionMarks, '');
}

/**
 * Drops the unit after an amount and, if the currency is known, before it: `1,000 PHP`, `PHP 1,000`, `1.000 €`. Keeps
 * `Rp` before an amount in English notation, because it says that dots separate thousands.
 */
export function dropUnit(typed: string, currency: string | undefined, language: string): string {
  const known = currency ? unitsOf(currency, language).map(escapePattern) : [];
  const after = new RegExp(`([\\p{Nd}.])\\s*(${[...known, '\\p{Sc}', 'php', '円', '元'].join('|')})\\s*$`, 'iu');
  const bare = typed.replace(after, '$1');
  if (known.length === 0) return bare;
  const kept = notationOf(language).decimal === '.' ? '(?!rp)' : '';
  return bare.replace(new RegExp(`^\\s*${kept}(${known.join('|')})\\s*(?=.)`, 'iu'), '');
}

/** Spellings of a currency, the longest first. */
function unitsOf(currency: string, language: string): string[] {
  const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const;
  const units = displays.flatMap((currencyDisplay) =>
    [language, 'en'].map((locale) => {
      const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(2);
      return (
        parts
          .find(({ type }) => type === 'currency')
          ?.value.replace(directionMarks, '')
          .trim() ?? currency
      );
    }),
  );
  return [...new Set(units)].sort((a, b) => b.length - a.length);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function toAscii(text: string): string {
  return toAsciiDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',').replaceAll('\u2212', '-');
}

function notationOf(language: string) {
  const parts = formatIn(language).formatToParts(12345678.9);
  const signOf = (type: string) => toAscii(parts.find((part) => part.type === type)?.value ?? '');
  // Indian languages group by two digits above the thousands.
  const groupSize = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3;
  return { group: signOf('group'), decimal: signOf('decimal'), groupSize };
}

const formats = new Map<string, Intl.NumberFormat>();

function formatIn(language: string): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  formats.set(language, known);
  return known;
}
