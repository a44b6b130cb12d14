import pg from 'pg';

const readAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

const zero = '0'.charCodeAt(0);
const utcOffset = '+00';
/** `2026-01-31 12:34:56`, before the fraction. */
const wholeSecondsLength = 19;

/**
 * A `timestamptz` of a session in UTC, to the millisecond: what comes after is cut off. Its one shape is read digit by
 * digit, many times as fast as by an expression that fits all; whatever looks otherwise (years before Christ or beyond
 * four digits, `infinity`, another zone) is left to the driver.
 */
export function readTimestamp(text: string): Date {
  if (!isUsual(text)) return readAny(text);
  return new Date(
    Date.UTC(
      readDigits(text, 0, 4),
      readDigits(text, 5, 2) - 1,
      readDigits(text, 8, 2),
      readDigits(text, 11, 2),
      readDigits(text, 14, 2),
      readDigits(text, 17, 2),
      readMilliseconds(text),
    ),
  );
}

/** Years below 100 are others to `Date.UTC`. */
function isUsual(text: string): boolean {
  return text.charCodeAt(10) === 32 && text.endsWith(utcOffset) && readDigits(text, 0, 4) >= 100;
}

function readMilliseconds(text: string): number {
  const digits = Math.min(text.length - utcOffset.length - wholeSecondsLength - 1, 3);
  return digits > 0 ? readDigits(text, wholeSecondsLength + 1, digits) * 10 ** (3 - digits) : 0;
}

function readDigits(text: string, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at++) value = value * 10 + text.charCodeAt(at) - zero;
  return value;
}
