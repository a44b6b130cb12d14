import type { Token } from './lines.ts';

/** Words beside each other as one text, and which of them a part of that text came from. */
export interface Run {
  text: string;
  tokens: Token[];
  /** Start of each token in the text. */
  starts: number[];
}

/** Joined by a space, by a tab where a wide gap parts them, by nothing where a line ended in a hyphen. */
export function joinRun(tokens: readonly Token[], write: (token: Token) => string = ({ text }) => text): Run {
  let text = '';
  const starts: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (before) text += gapBetween(before, token);
    starts.push(text.length);
    text += write(token);
  }
  return { text, tokens: [...tokens], starts };
}

/** A word, number or date that did not fit its line continues on the next. */
function gapBetween(before: Token, token: Token): '' | ' ' | '\t' {
  if (before.line === token.line) return before.segment === token.segment ? ' ' : '\t';
  return /[\p{L}\d][-/@]$/u.test(before.text) && /^[\p{L}\d]/u.test(token.text) ? '' : ' ';
}

/** The words that a part of the text came from. */
export function tokensAt({ text, tokens, starts }: Run, from: number, to: number): Token[] {
  return tokens.filter((_, index) => starts[index]! < to && (starts[index + 1] ?? text.length + 1) - 1 > from);
}
