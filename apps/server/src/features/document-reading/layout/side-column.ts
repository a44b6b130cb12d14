import { type Line, segmentsOf, type Token } from './lines.ts';

/** A sentence line has at least this many words and share in lower case; a paragraph at least this many lines. */
const sentence = { words: 7, small: 0.3, lines: 3 };
/** Minimum width of a paragraph's lines, relative to the widest. */
const fullLine = 0.6;
/** Maximum width of a side column, relative to the sentences. */
const narrow = 0.45;
/** Minimum number of lines in a side column; fewer are margin notes. */
const minLines = 3;

/**
 * Moves a narrow column beside sentences before them, such as a letterhead's list of offices. A column with amounts
 * stays, since it is half of a form.
 */
export function moveSideColumnFirst(lines: Line[]): Line[] {
  const body = bodyOf(lines);
  if (!body) return lines;
  const isAside = (token: Token) => token.right < body.left || token.left > body.right;
  const isBeside = ({ bottom, top }: Line) => bottom > body.top && top < body.bottom;
  const asides = lines.flatMap((line) => keep(line, isAside));
  const inColumn = asides.filter(isBeside);
  if (inColumn.length < minLines || !isNarrow(inColumn, body) || inColumn.some(hasAmount)) return lines;
  if (inColumn.some((line) => isClose(line, body))) return lines;
  const mains = lines.flatMap((line) => keep(line, (token) => !isAside(token)));
  const outside = asides.filter((line) => !isBeside(line));
  const isAbove = ({ top, bottom }: Line) => top + bottom < body.middle;
  return [
    ...byPlace([...mains, ...outside].filter(isAbove)),
    ...inColumn,
    ...byPlace([...mains, ...outside].filter((line) => !isAbove(line))),
  ];
}

/** Extent of a page's sentences; `middle` is about twice the top of the first line, to compare with `top + bottom`. */
function bodyOf(lines: readonly Line[]) {
  const found = lines.flatMap(segmentsOf).filter(isSentence);
  const widest = Math.max(0, ...found.map(widthOf));
  const full = found.filter((tokens) => widthOf(tokens) >= widest * fullLine);
  const [start, end] = [full[0]?.[0], full.at(-1)?.[0]];
  if (full.length < sentence.lines || !start || !end) return null;
  const left = Math.min(...full.map((tokens) => tokens[0]!.left));
  const right = Math.max(...full.map((tokens) => tokens.at(-1)!.right));
  return { left, right, top: start.top, bottom: end.bottom, middle: start.top + start.bottom - start.line.height };
}

function isNarrow(column: readonly Line[], body: { left: number; right: number }): boolean {
  const left = Math.min(...column.map(({ tokens }) => tokens[0]!.left));
  const right = Math.max(...column.map(({ tokens }) => tokens.at(-1)!.right));
  return right - left < (body.right - body.left) * narrow;
}

/** True when the words are close to the sentences, like the start of a line before an indented paragraph. */
function isClose({ tokens, height }: Line, { left, right }: { left: number; right: number }): boolean {
  const gap = Math.max(left - tokens.at(-1)!.right, tokens[0]!.left - right);
  return gap < height;
}

function hasAmount({ tokens }: Line): boolean {
  return tokens.some(({ text }) => /\d\.\d{2}\b/.test(text));
}

function isSentence(tokens: readonly Token[]): boolean {
  return (
    tokens.length >= sentence.words &&
    tokens.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= tokens.length * sentence.small
  );
}

function widthOf(tokens: readonly Token[]): number {
  return tokens.at(-1)!.right - tokens[0]!.left;
}

/** The line reduced to these words; empty when none is left. */
function keep(line: Line, isKept: (token: Token) => boolean): Line[] {
  const kept = line.tokens.filter(isKept);
  if (kept.length === line.tokens.length) return [line];
  const [first] = kept;
  if (!first) return [];
  const top = Math.min(...kept.map((token) => token.top));
  const bottom = Math.max(...kept.map((token) => token.bottom));
  const part: Line = { ...line, tokens: [], top, bottom, height: heightOf(kept) };
  part.tokens = kept.map((token, index) => ({ ...token, line: part, index, segment: token.segment - first.segment }));
  return [part];
}

function heightOf(tokens: readonly Token[]): number {
  return tokens.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other)[tokens.length >> 1]!;
}

function byPlace(lines: Line[]): Line[] {
  return lines.sort((one, other) => one.top + one.bottom - other.top - other.bottom);
}
