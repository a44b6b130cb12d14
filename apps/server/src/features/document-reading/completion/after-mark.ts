import type { Token } from '../layout/lines.ts';

/** Behind what a reader made of a mark before the name: (4), (A), @; a digit alone only where it is hardly sure. */
export function afterMark(tokens: Token[]): Token[] {
  const start = tokens.findIndex(
    ({ text, word }) => !mark.test(text) && !(oneLetter.test(text) && word.confidence < ofMark),
  );
  const isBefore = start > 0 && start <= mostMarks && tokens.length > start + 1;
  const last = tokens[start - 1];
  const isDigit = last !== undefined && /^\d$/.test(last.text) && last.word.confidence >= ofMark;
  return isBefore && /^\p{Lu}/u.test(tokens[start]!.text) && !isDigit ? tokens.slice(start) : tokens;
}

const oneLetter = /^\p{L}$/u;
const ofMark = 70;

const mark = /^(?:\d|\d?[^\p{L}\d]{1,5}|(?=\S{0,3}[\\/|~<>{}=^])\S{2,4}|[([{<][\p{L}\d][)\]}>]|\p{Ll}[,.;:'])$/u;
const mostMarks = 2;
