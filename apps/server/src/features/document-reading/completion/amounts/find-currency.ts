import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Finding } from '../finding.ts';

const signs: [RegExp, string, number][] = [
  [/^[-(]?(₱|php|phps?\.?$|\(php\)|\(₱\))/i, 'PHP', 0.95],
  [/^[-(]?p[\d]{1,3}(,\d{3})*\.\d{2}\b/i, 'PHP', 0.85],
  [/^[-(]?(?:usd|us\$)/i, 'USD', 0.9],
  [/^[-(]?(?:sgd|s\$)(?=$|[\d(:,.)])/i, 'SGD', 0.9],
  [/^[-(]?(?:aud|au\$|a\$)(?=$|[\d(:,.)])/i, 'AUD', 0.9],
  [/^[-(]?(?:eur|€)(?=$|[\d(:,.)])/i, 'EUR', 0.9],
  [/^[-(]?gbp(?=$|[\d(:,.)])/i, 'GBP', 0.9],
  [/^\(?pesos?[.,;:)]*$/i, 'PHP', 0.8],
];
/** The document's currency after a label. */
const said = /\bcurrency\b[^:]{0,20}:?\s?\(?([A-Z]{3})\b/i;
/** A sentence that gives the currency of all amounts: amounts in US dollars. */
const dollarSentence = /\b(?:in|are)\s(?:U\.?S\.?|American)\s?dollars?\b/i;
const codes = new Set([
  'PHP',
  'USD',
  'SGD',
  'AUD',
  'EUR',
  'GBP',
  'JPY',
  'HKD',
  'AED',
  'SAR',
  'QAR',
  'KWD',
  'CAD',
  'NZD',
]);
const dollar = /^[-(]?\$\d{1,3}(?:,?\d{3})*\.\d{2}\b/;
/** Minimum number of dollar signs: fewer may be misread peso signs. */
const minDollars = 3;
const dollarScore = 0.7;
const abroad = /^\(?(?:USD?|U\.S\.|USA|US\$|EIN|LLC|California|Delaware)\b/;
/** Words for a currency conversion or an estimate. */
const converted =
  /\b(?:rates?|exchange|equivalent|converted|conversion|indicative|approx(?:imately)?|forex|fx|katumbas)\b|=/i;
const peso = 'P';
/** A peso sign in a column heading. */
const headingPesoSign = '(P)';
/** Misread peso signs, attached to an amount or right before it. */
const misreadAtAmount = /^[-(]?(?:#[£¥]?|[£¥])\d{1,3}(?:[,.]?\d{3})*\.\d{2}\b/;
const misreadAlone = /^(?:#[£¥]?|[£¥])$/;
const misreadSignScore = 0.62;
const amount = /^\d{1,3}(?:,?\d{3})*\.\d{2}[.,;)]*$/;
const pesoScore = 0.8;
/** Philippine institutions; documents that name them are rarely in foreign currency. */
const philippine = /^(philhealth|pagibig|hdmf|phic|bir|meralco)/;

/** More misread peso signs, accepted where only pesos are possible. */
const misreadOnBill = /^[-(]?(?:(?:s?\$|[£¥€#BFRE])\d{1,3}(?:,\d{3})*\.\d{2}[),.]?|[£¥€]\d{1,3}(?:,\d{3})*)$/i;
const aloneOnBill = /^(?:s?\$|[£¥€#BFRE])$/i;
const misreadOnBillScore = 0.78;

/** The currency of a bill: Philippine utilities bill in pesos, even when the sign was misread. */
export function findCurrencyOfBill(lines: readonly Line[]): Finding | null {
  const tokens = lines.flatMap((line) => line.tokens);
  const found = findCurrency(lines);
  if (found?.value === 'PHP' || tokens.some(({ text }) => /^\(?(?:USD|US\$)/i.test(text))) return found;
  const reason = 'stands at the amounts';
  const sign = tokens.find((token) => misreadOnBill.test(token.text) || isMisreadAlone(token));
  if (sign) return finding('PHP', besideSign(sign), misreadOnBillScore, reason);
  const told = tokens.find((token) => isBefore(aloneOnBill, token));
  return told ? finding('PHP', told.line.tokens[told.index + 1]!, misreadOnBillScore, reason) : null;
}

/** True for a misread sign right before an amount, or one that the second reader read as P. */
function isMisreadAlone(token: Token): boolean {
  const isP = token.text.length === 1 && /^p$/i.test(token.word.second?.text ?? '');
  return isBefore(isP ? /./ : misreadAlone, token);
}

function isBefore(sign: RegExp, { text, line, index }: Token): boolean {
  return sign.test(text) && amount.test(line.tokens[index + 1]?.text ?? '');
}

/** The amount after a misread sign gives a better position and confidence than the sign. */
function besideSign(sign: Token): Token {
  return isMisreadAlone(sign) ? sign.line.tokens[sign.index + 1]! : sign;
}

/** The currency that the document states or prints at its amounts; null without one. */
export function findCurrency(lines: readonly Line[]): Finding | null {
  const cells = lines.flatMap(segmentsOf);
  const named = lines.flatMap((line) => readSaid(line.tokens))[0];
  if (named) return named;
  const own = cells.filter((cell) => !converted.test(joinWords(cell))).flat();
  const tokens = cells.flat();
  const dollars = own.filter((token) => dollar.test(token.text) && !isContradicted(token));
  const printed = findPrinted(own);
  if (printed) return printed;
  const isPhilippine = tokens.some(({ folded }) => philippine.test(folded));
  const isAbroad = !isPhilippine || tokens.some(({ text }) => abroad.test(text));
  if (isAbroad && dollars.length >= minDollars)
    return finding('USD', dollars[0]!, dollarScore, 'stands at the amounts');
  return findPrinted(tokens) ?? findContradicted(own) ?? findMisread(own);
}

const signedAmount = /^[-(]?(?:[$£¥€#]|[Ss]\$)(?=\d{1,3}(?:,?\d{3})*\.\d{2}\b)/;
const plainAmount = /^[-(]?[Pp₱]?\d{1,3}(?:,?\d{3})*\.\d{2}\b/;
const contradictedSignScore = 0.74;

/** True when the second reader saw no sign or a P: both readers know "$", neither knows "₱". */
function isContradicted({ text, word }: Token): boolean {
  return signedAmount.test(text) && plainAmount.test(word.second?.text ?? '');
}

function findContradicted(tokens: readonly Token[]): Finding | null {
  const sign = tokens.find(isContradicted);
  return sign ? finding('PHP', sign, contradictedSignScore, 'a sign at the amounts that only one reader knows') : null;
}

/** Accepts a misread peso sign when Philippine contributions are mentioned. */
function findMisread(tokens: readonly Token[]): Finding | null {
  if (!tokens.some(({ folded }) => philippine.test(folded) || /^(?:sss|gsis)$/.test(folded))) return null;
  const sign = tokens.find((token) => misreadAtAmount.test(token.text) || isMisreadAlone(token));
  return sign ? finding('PHP', besideSign(sign), misreadSignScore, 'the sign at the amounts, as it is misread') : null;
}

function readSaid(cell: readonly Token[]): Finding[] {
  const text = joinWords(cell);
  const dollars = cell.find(({ folded }) => /^dollars?$/.test(folded));
  if (dollars && dollarSentence.test(text)) return [finding('USD', dollars, 0.9, 'is called the currency')];
  const code = said.exec(text)?.[1]?.toUpperCase();
  const token = cell.find(({ text }) => text.toUpperCase().includes(code ?? ' '));
  return code && codes.has(code) && token ? [finding(code, token, 0.95, 'is called the currency')] : [];
}

function findPrinted(tokens: readonly Token[]): Finding | null {
  for (const [pattern, value, score] of signs) {
    const token = tokens.find(({ text }) => pattern.test(text));
    if (token) return finding(value, token, score, 'stands at the amounts');
  }
  const letter = tokens.find((token) => isLetterAlone(token) || isInHeading(token));
  if (!letter) return null;
  // Use the amount's confidence: a single letter is recognised less reliably.
  const told = isLetterAlone(letter) ? letter.line.tokens[letter.index + 1]! : letter;
  return finding('PHP', told, pesoScore, 'stands at the amounts');
}

function isLetterAlone({ text, line, index }: Token): boolean {
  return text === peso && amount.test(line.tokens[index + 1]?.text ?? '');
}

function isInHeading({ text, line, index }: Token): boolean {
  return text === headingPesoSign && /^(?:amount|halaga|total)$/.test(line.tokens[index - 1]?.folded ?? '');
}

function finding(value: string, token: Token, score: number, reason: string): Finding {
  return { value, tokens: [token], score, kind: 'words', label: null, reason };
}
