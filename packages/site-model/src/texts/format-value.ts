import { isDate } from '../answers.ts';
import { textLanguage } from '../languages/language-codes.ts';
import { readTypedNumber } from '../typed-number.ts';

/**
 * A value as its variable wants it, each of a list; as it is where it is no number or no day. Texts are in the visitor's
 * language, addresses in English, since the server writes them too.
 */
export function formatValue(text: string, format: string, isAddress = false): string {
  const language = isAddress ? 'en' : textLanguage;
  const formatted = text.split(', ').map((part) => formatOne(part, format, language));
  // A text with a comma is a list only if all of its parts are numbers or days.
  return formatted.every((part) => part !== null) ? formatted.join(', ') : text;
}

function formatOne(text: string, format: string, language: string): string | null {
  if (format === 'number' || /^[A-Z]{3}$/.test(format)) {
    const number = readTypedNumber(text);
    return number === null ? null : numbersIn(format, language).format(number);
  }
  return isDate(text) ? daysIn(format, language).format(new Date(`${text}T00:00:00Z`)) : null;
}

const numbers = new Map<string, Intl.NumberFormat>();

function numbersIn(format: string, language: string): Intl.NumberFormat {
  const key = `${language} ${format}`;
  const known = numbers.get(key);
  if (known) return known;
  const options: Intl.NumberFormatOptions =
    format === 'number'
      ? { maximumFractionDigits: 20 }
      : { style: 'currency', currency: format, currencyDisplay: 'narrowSymbol' };
  const made = new Intl.NumberFormat(language, options);
  // Caches formatters; the limit guards against unusually many codes in authors' texts.
  if (numbers.size < 50) numbers.set(key, made);
  return made;
}

const styles: Record<string, Intl.DateTimeFormatOptions> = {
  'short-date': { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
};

function daysIn(format: string, language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...(styles[format] ?? { dateStyle: 'long' }), timeZone: 'UTC' });
}
