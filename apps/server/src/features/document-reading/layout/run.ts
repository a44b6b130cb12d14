import type { Token } from './lines.ts';

/** Adjacent words as one text that remembers which word each part came from. */
export interface Run {
  text: string;
  tokens: Token[];
  /** Start of each token in the text. */
  starts: number[];
}

/** Joins words with a space, with a tab at a wide gap, and with nothing after a hyphen at a line's end. */
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

/** A broken word, number or date continues on the next line without a space. */
function gapBetween(before: Token, token: Token): '' | ' ' | '\t' {
  if (before.line === token.line) return before.segment === token.segment ? ' ' : '\t';
  return /[\p{L}\d][-/@]$/u.test(before.text) && /^[\p{L}\d]/u.test(token.text) ? '' : ' ';
}

/** The words that a part of the text came from. */
export function tokensAt({ text, tokens, starts }: Run, from: number, to: number): Token[] {
  return tokens.filter((_, index) => starts[index]! < to && (starts[index + 1] ?? text.length + 1) - 1 > from);
}
