import type { Line, Token } from '../../../apps/server/src/features/document-reading/layout/lines.ts';
import { readLines } from '../../../apps/server/src/features/document-reading/layout/read-lines.ts';
import type { Word } from '../../../apps/server/src/features/document-reading/word.ts';
import { createRandom, type Random } from '../random.ts';
import { makeLessonValues } from './lesson-values.ts';

/** A letter or form as a page, with the field of each word. */
export interface FilledLesson {
  lines: Line[];
  /** Per word, in line order: its field, and whether the field's value begins here. */
  marks: ({ field: string; isStart: boolean } | null)[];
}

/** Alternative texts of a field, shared between letters. */
export type Pools = ReadonlyMap<string, readonly string[]>;

const slot = /\{(~?)(\w+)(?::(\w+))?(?:\|([^}]*))?\}/g;
/** Probability of replacing a writer's text with another writer's. */
const exchanged: Record<string, number> = {
  position: 0.5,
  signatoryPosition: 0.5,
  department: 0.5,
  purpose: 0.25,
  employeeIdType: 0.3,
};

export function collectPools(templates: readonly string[]): Pools {
  const pools = new Map<string, string[]>();
  for (const template of templates)
    for (const [, other, field, , text] of template.matchAll(slot))
      if (!other && text) pools.set(field!, [...(pools.get(field!) ?? []), text.replace(/\s+/g, ' ')]);
  return pools;
}

/** Fills a template; the same seed gives the same page. */
export function fillLesson(template: string, seed: string, pools: Pools): FilledLesson {
  const random = createRandom(seed);
  const { text, ranges } = fill(template, random, pools);
  return layOut(text, ranges, random);
}

interface Range {
  field: string;
  from: number;
  to: number;
}

function fill(template: string, random: Random, pools: Pools): { text: string; ranges: Range[] } {
  const values = makeLessonValues(random);
  const ranges: Range[] = [];
  let text = '';
  let at = 0;
  for (const match of template.matchAll(slot)) {
    const [whole, other, field, style, written] = match;
    text += template.slice(at, match.index);
    at = match.index + whole.length;
    const value =
      written === undefined ? values.write(`${other}${field}`, style) : exchange(field!, written, random, pools);
    if (!other) ranges.push({ field: field!, from: text.length, to: text.length + value.length });
    text += value;
  }
  return { text: text + template.slice(at), ranges };
}

function exchange(field: string, written: string, random: Random, pools: Pools): string {
  const isExchanged = random.chance(exchanged[field] ?? 0) && !written.includes('\n');
  if (!isExchanged) return written;
  const other = random.pick(pools.get(field)!);
  const isCapital = written === written.toUpperCase();
  return isCapital ? other.toUpperCase() : other;
}

/** Probability that a page is cut off at the bottom or top. */
const cutOff = { foot: 0.15, head: 0.08 };

function cut(rows: Piece[][], random: Random): Piece[][] {
  const from = random.chance(cutOff.head) ? Math.floor(rows.length * 0.3 * random.next()) : 0;
  const to = random.chance(cutOff.foot) ? Math.ceil(rows.length * (0.5 + 0.45 * random.next())) : rows.length;
  return rows.slice(from, to);
}

/** Typical OCR confusions. */
const slips: [string, string][] = [
  ['l', 'I'],
  ['I', 'l'],
  ['rn', 'm'],
  ['m', 'rn'],
  ['e', 'c'],
  ['O', '0'],
  ['S', '5'],
  [',', '.'],
  ['.', ''],
  ['ñ', 'n'],
];
const misreadPages = 0.25;
const misreadWords = 0.06;

function misread(rows: Piece[][], random: Random): Piece[][] {
  if (!random.chance(misreadPages)) return rows;
  return rows.map((row) =>
    row.map((piece) => {
      if (!random.chance(misreadWords)) return piece;
      const [right, wrong] = random.pick(slips);
      return { ...piece, text: piece.text.replace(right, wrong) || piece.text };
    }),
  );
}

interface Piece {
  text: string;
  column: number;
  mark: FilledLesson['marks'][number];
}

/** Dimensions of typed letters, in letter heights. */
const typed = { width: 0.5, pitch: 1.4, columns: 104 };

function layOut(text: string, ranges: readonly Range[], random: Random): FilledLesson {
  const rows = misread(cut(wrapBody(cutRows(text, ranges), random.between(66, 98)), random), random);
  const [width, height] = [typed.columns * typed.width, Math.max(40, rows.length + 4) * typed.pitch];
  const marks = new Map<Word, Piece['mark']>();
  const words = rows.flatMap((row, number) =>
    row.map(({ text: written, column, mark }): Word => {
      const box = {
        x: ((column + 2) * typed.width) / width,
        y: ((number + 2) * typed.pitch) / height,
        width: (written.length * typed.width) / width,
        height: 1 / height,
      };
      const word = { text: written, confidence: 96, page: 1, second: null, box };
      marks.set(word, mark);
      return word;
    }),
  );
  const lines = readLines([{ number: 1, width, height, source: 'TEXT_LAYER', words }]);
  const tokens: Token[] = lines.flatMap((line) => line.tokens);
  return { lines, marks: tokens.map(({ word }) => marks.get(word) ?? null) };
}

function cutRows(text: string, ranges: readonly Range[]): Piece[][] {
  const rows: Piece[][] = [];
  const begun = new Set<Range>();
  let from = 0;
  for (const line of text.replace(/\t/g, '    ').split('\n')) {
    const row: Piece[] = [];
    for (const match of line.matchAll(/\S+/g)) {
      const [start, end] = [from + match.index, from + match.index + match[0].length];
      const range = ranges.find((each) => each.from < end && each.to > start);
      const isStart = range !== undefined && !begun.has(range);
      if (range) begun.add(range);
      row.push({ text: match[0], column: match.index, mark: range ? { field: range.field, isStart } : null });
    }
    rows.push(row);
    from += line.length + 1;
  }
  return rows;
}

/** Minimum letters in a full line, which contains no wide gap. */
const fullLine = 46;

/** Rewraps paragraphs to another width. */
function wrapBody(rows: readonly Piece[][], width: number): Piece[][] {
  const wrapped: Piece[][] = [];
  for (let at = 0; at < rows.length; at++) {
    const paragraph = [...rows[at]!];
    const indent = paragraph[0]?.column ?? 0;
    let end = at;
    while (isFull(rows[end]!) && rows[end + 1]?.length && isText(rows[end + 1]!)) {
      end += 1;
      paragraph.push(...rows[end]!);
    }
    if (end === at) wrapped.push(paragraph);
    else wrapped.push(...setLines(paragraph, indent, width));
    at = end;
  }
  return wrapped;
}

function isFull(row: readonly Piece[]): boolean {
  const last = row.at(-1);
  return last !== undefined && last.column + last.text.length >= fullLine && isText(row);
}

function isText(row: readonly Piece[]): boolean {
  return row.every((piece, at) => at === 0 || piece.column - row[at - 1]!.column - row[at - 1]!.text.length <= 2);
}

function setLines(pieces: readonly Piece[], indent: number, width: number): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let column = indent;
  for (const piece of pieces) {
    if (line.length > 0 && column + piece.text.length > width) {
      lines.push(line);
      line = [];
      column = 0;
    }
    line.push({ ...piece, column });
    column += piece.text.length + 1;
  }
  return [...lines, line];
}
