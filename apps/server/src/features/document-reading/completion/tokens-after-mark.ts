import type { Token } from '../layout/lines.ts';

/**
 * Drops a misread picture or mark before a name: (4), (A), @. Drops a lone digit only when it is doubtful or far from
 * the name.
 */
export function tokensAfterMark(tokens: Token[]): Token[] {
  const start = tokens.findIndex(
    ({ text, word }) => !mark.test(text) && !(oneLetter.test(text) && word.confidence < minLetterConfidence),
  );
  const isBefore = start > 0 && start <= maxMarks && tokens.length > start + 1;
  const last = tokens[start - 1];
  const isFar = last !== undefined && isApart(last, tokens[start]!, tokens[start + 1]);
  const isDigit = last !== undefined && /^\d$/.test(last.text) && last.word.confidence >= minLetterConfidence && !isFar;
  return isBefore && /^\p{Lu}/u.test(tokens[start]!.text) && !isDigit ? tokens.slice(start) : tokens;
}

/** Minimum gap between a mark and the name, in letter heights and in word gaps. */
const apart = { heights: 0.55, gaps: 1.4 };

function isApart({ right }: Token, name: Token, next: Token | undefined): boolean {
  const gap = name.left - right;
  const usual = next === undefined ? 0 : next.left - name.right;
  return gap > (name.bottom - name.top) * apart.heights && gap > usual * apart.gaps;
}

const oneLetter = /^\p{L}$/u;
const minLetterConfidence = 70;

const mark = /^(?:\d|\d?[^\p{L}\d]{1,5}|(?=\S{0,3}[\\/|~<>{}=^])\S{2,4}|[([{<][\p{L}\d][)\]}>]|\p{Ll}[,.;:'])$/u;
const maxMarks = 2;
