import type { Line, Token } from '../layout/lines.ts';
import type { Finding } from './finding.ts';

const signs: [RegExp, string, number][] = [
  [/^(₱|php|phps?\.?$|\(php\)|\(₱\))/i, 'PHP', 0.95],
  [/^[-(]?p[\d]{1,3}(,\d{3})*\.\d{2}\b/i, 'PHP', 0.85],
  [/^(usd|us\$)/i, 'USD', 0.9],
  [/^pesos?$/i, 'PHP', 0.8],
];
const peso = 'P';
const amount = /^\d{1,3}(?:,?\d{3})*\.\d{2}[.,;)]*$/;
const ofPeso = 0.8;
/** What is printed nowhere is not sure. */
const guessed = 0.65;
/** Where these are paid, amounts are in pesos. */
const philippine = /^(philhealth|pagibig|hdmf|phic|bir|meralco)/;

/** The currency that stands at the amounts; else the pesos of a Philippine paper. */
export function findCurrency(lines: readonly Line[]): Finding | null {
  const tokens = lines.flatMap((line) => line.tokens);
  const printed = signs.flatMap(([pattern, value, score]) => {
    const token = tokens.find(({ text }) => pattern.test(text));
    return token ? [finding(value, token, score, 'stands at the amounts')] : [];
  });
  if (printed[0]) return printed[0];
  const letter = tokens.find(({ text }, at) => text === peso && amount.test(tokens[at + 1]?.text ?? ''));
  if (letter) return finding('PHP', letter, ofPeso, 'stands at the amounts');
  const token = tokens.find(({ folded }) => philippine.test(folded));
  return token ? finding('PHP', token, guessed, 'a Philippine paper without another currency') : null;
}

function finding(value: string, token: Token, score: number, reason: string): Finding {
  return { value, tokens: [token], score, kind: 'words', label: null, reason };
}
