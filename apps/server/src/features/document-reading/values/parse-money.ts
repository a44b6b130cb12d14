import { oneLine } from '../../../platform/text.ts';
import type { Token } from '../layout/lines.ts';
import { joinRun, tokensAt } from '../layout/run.ts';
import { foldDigits } from './fold-digits.ts';
import { endsInMonth, isMonth, startsInMonth } from './months.ts';
import type { Parsed } from './parsed.ts';

/** Currency signs and the characters that OCR reads for "₱". */
const currency = /(?:php|phps?|peso|rp|idr|p|₱|£|¥|€|\$|#|f|b|r)[.:]?/.source;
/** Separators between groups of digits; OCR may split off a comma. */
const grouping = `(?:[,.' ]|[, ]\\s?[’‘']\\s?|, (?=\\d{3}\\.\\d{2}(?!\\d)))`;
const amount = new RegExp(
  oneLine`
    (?<![\w.,/-])(?<before>[-–−(]*)\s?(?<currency>${currency})?\s?(?<after>[-–−(]*)(?<whole>\d{1,3}
    (?:${grouping}\d{3})+|\d+)(?<cents>[.,]\s?\d{2}|\.\d(?![\d.,]))?(?![\d/]|[.,-]\d|\s?%|\s?(?:/|
    per)\s?(?:kwh|kw|cu|cbm|m3)\b)(?<end>\)|\s?cr\b|-(?!\w))?`,
  'gi',
);

const opensText = /^\s?\p{L}{2}/u;

/** Text before the rest of an amount that OCR split within its thousands; neither piece is an amount. */
const endsBroken = /(?<![\w.])\d{1,3}(?:,\d{3})*,\d{1,2} $|(?:^|\s)[^\s\p{L}]*\p{L}{0,2}[^\s\p{L}]*, $/u;
/** Thousands and their comma, with or without a speck after them. */
const endsInThousands = /(?<![\w.])\d{1,3}(?:,\d{3})*,\s*[^\s\p{L}\d]{0,2}\s*$/u;
const continues = /^ \d{1,3}\.\d{2}(?!\d)/;

/** Parses amounts in a document without cents: bare digits such as `13500` count, with lower quality. */
export function parsePlainMoney(tokens: readonly Token[]): Parsed[] {
  return parseAmounts(tokens, plain);
}

/** Parses amounts in reading order. */
export function parseMoney(tokens: readonly Token[]): Parsed[] {
  return parseAmounts(tokens, 0);
}

/** Quality of bare digits; shorter ones are often days or hours, longer ones other numbers. */
const plain = 0.7;
const bareDigits = /^(?!(?:19[5-9]|20[0-4])\d$)[1-9]\d{2,6}$/;

function parseAmounts(tokens: readonly Token[], ofBare: number): Parsed[] {
  const run = joinRun(tokens, writeAmount);
  return [...run.text.matchAll(amount)].flatMap((match) => {
    const { whole, cents, before = '', after = '', end = '' } = match.groups!;
    const value = Number(`${whole!.replace(/\D/g, '')}${cents ? `.${cents.replace(/\D/g, '')}` : ''}`);
    const from = match.index + match[0].length - match[0].trimStart().length;
    // A bracket that opens before words does not make the amount negative.
    const rest = run.text.slice(match.index + match[0].length);
    const isOpened = end === '' && opensText.test(rest);
    const isNegative = /[-–−]/.test(before + after) || (/\(/.test(before + after) && !isOpened) || end !== '';
    // Leading zeros are the rest of a split amount.
    const rated = /^0\d{2}$/.test(whole!) ? 0 : rateAmount(whole!, cents, match.groups!.currency);
    const quality = rated === 0 && bareDigits.test(whole!) ? ofBare : rated;
    if (quality === 0 || isPiece(run.text.slice(0, from), match, rest) || !Number.isFinite(value)) return [];
    const used = tokensAt(run, from, match.index + match[0].length);
    return [{ value: isNegative && value !== 0 ? -value : value, tokens: used, quality }];
  });
}

/** True when the text before or after is part of the same amount. */
function isPiece(before: string, { 0: found, groups }: RegExpExecArray, rest: string): boolean {
  const isEnd = /^\d{3}$/.test(groups!.whole!) && endsInThousands.test(before);
  return isEnd || endsBroken.test(before) || (/,\d{1,2}$/.test(found) && continues.test(rest));
}

/** `13,500/-` means no cents. */
const endsWhole = /(?<=\d{3})\/[-–—=]+$/;

function writeAmount({ text: written }: Token): string {
  const text = written.replace(endsWhole, '.00');
  // Cheques and printouts fill unused places with asterisks.
  const [, before = '', rest = ''] =
    /^((?:[-–−(]|php|₱|p(?=[\doOl]))*)(.*)$/i.exec(text.replace(/\*+(?=[\d₱p])|(?<=\d)\*+$/gi, '')) ?? [];
  return before + foldDigits(rest);
}

function rateAmount(whole: string, cents: string | undefined, sign: string | undefined): number {
  const isGrouped = /^\d{1,3}(,\d{3})+$/.test(whole);
  // Rupiah amounts have dots between thousands.
  const isRupiah = /^\d{1,3}(\.\d{3})+$/.test(whole) && /^(rp|idr)/i.test(sign ?? '');
  const isShort = /^\d{1,3}$/.test(whole);
  const isPlain = /^\d+$/.test(whole) && whole.length <= 8;
  if (cents?.startsWith('.') && (isGrouped || isShort)) return 1;
  if (cents && isPlain) return cents.startsWith('.') ? 0.95 : 0.8;
  if (cents) return 0.85;
  if (isGrouped || isRupiah) return sign ? 0.9 : 0.75;
  return sign && isPlain && /^(php|[₱p$£€¥]|peso)/i.test(sign) ? 0.85 : 0;
}

/** Parses meter readings and quantities: numbers without a currency. */
export function parseQuantity(tokens: readonly Token[]): Parsed[] {
  const run = joinRun(tokens, ({ text }) => foldDigits(text));
  const quantity =
    /(?<![\w.,/-])(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,3})?(?![\d/,-]|\.\d|\s?%)(\s?(?:kwh|kw-h|cu\.?\s?m|m3|m³))?/gi;
  const isOfDay = ({ 0: found, index }: RegExpExecArray) => {
    const [before, after] = [run.text.slice(0, index), run.text.slice(index + found.length)];
    const isBeforeMonth = startsInMonth(after) || (/^\(?$/.test(before) && isMonth(after));
    return /^\d{1,2}$|^(?:19|20)\d{2}$/.test(found) && (endsInMonth(before) || isBeforeMonth);
  };
  const numbers = [...run.text.matchAll(quantity)].filter((match) => !isOfDay(match));
  return numbers.map((match) => {
    const [, whole = '', fraction = '', unit] = match;
    // Three digits after a dot are thousands whose comma was misread.
    const isThousands = /^\.\d{3}$/.test(fraction) && /^[1-9]\d{0,2}$/.test(whole);
    return {
      value: Number(whole.replace(/,/g, '') + (isThousands ? fraction.slice(1) : fraction)),
      tokens: tokensAt(run, match.index, match.index + whole.length + fraction.length),
      quality: (unit ? 1 : 0.92) * (isThousands ? 0.8 : 1),
    };
  });
}
