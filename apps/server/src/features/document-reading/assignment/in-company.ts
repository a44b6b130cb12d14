import type { Token } from '../layout/lines.ts';
import { joinWords, looksLikeCompany } from '../values/parse-text.ts';

/** Words within the name of a company, with more of it before and behind them, are no label: Supermarket & Dept. Store Corp. */
export function isInCompany(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const cell = first.line.tokens.filter(({ segment }) => segment === first.segment);
  const isWithin = cell[0] !== first && cell.at(-1) !== last && last.line === first.line;
  return isWithin && !cell.some(({ text }) => /:$/.test(text)) && looksLikeCompany(joinWords(cell));
}
