import type { Token } from '../layout/lines.ts';
import { joinWords, looksLikeCompany } from '../values/parse-text.ts';

/** Words within the name of a company, with more of it before and behind them, are no label: Supermarket & Dept. Store Corp. */
export function isInCompany(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const cell = first.line.tokens.filter(({ segment }) => segment === first.segment);
  // The number of a form's line is no word of a name.
  const start = /^\d{1,2}[A-Z]?\.?$/.test(cell[0]!.text) ? cell[1] : cell[0];
  const isWithin = start !== first && cell.at(-1) !== last && last.line === first.line;
  return isWithin && !cell.some(({ text }) => /:$/.test(text)) && looksLikeCompany(joinWords(cell));
}
