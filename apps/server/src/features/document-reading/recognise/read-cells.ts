import type { CellRow } from '../picture/find-cell-rows.ts';
import { createRaster, type Raster } from '../picture/raster.ts';
import type { Box } from '../word.ts';
import type { FoundWord, Recogniser } from './recogniser.ts';

const inkBelow = 170;
/** Minimum number of ink pixels of a character; fewer are a speck. */
const minPixels = 8;
/** Gap between joined characters and margin around rows, as shares of the row height. */
const gapShare = 0.12;
/** Wider gap for a second attempt: close digits are sometimes read as too many. */
const wideGapShare = 0.5;
const roomShare = 0.6;
/** Margin left and right of a row, in pixels. */
const margin = 24;
/** Confidence of a row read with a wrong number of characters. */
const otherCount = 30;
/** Maximum number of rows read separately: dropped rows, such as single zeros, and rows with a wrong count. */
const maxRereadRows = 6;

interface Glyph {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A row of boxes with characters, and its position on the joined sheet. */
interface Line {
  glyphs: Glyph[];
  row: CellRow;
  top: number;
  /** Gap between its characters on the sheet, in pixels. */
  gap: number;
}

interface Sheet {
  picture: Raster;
  lines: Line[];
}

/** The picture without the characters in boxes. */
export function clearCells(picture: Raster, rows: readonly CellRow[]): Raster {
  const filled = rows.filter((row) => listGlyphs(picture, row).length > 1);
  if (filled.length === 0) return picture;
  const data = picture.data.slice();
  for (const { top, bottom, cells } of filled)
    for (let y = top; y <= bottom; y++)
      data.fill(255, y * picture.width + cells[0]!.left, y * picture.width + cells.at(-1)!.right);
  return { ...picture, data };
}

/** Reads characters in boxes: joins each row to one line and recognises all rows at once. */
export async function readCells(
  recogniser: Recogniser,
  picture: Raster,
  rows: readonly CellRow[],
): Promise<FoundWord[]> {
  const sheet = joinCells(picture, rows);
  if (!sheet) return [];
  let words = putBack(await recogniser.recognise(sheet.picture, 'BLOCK'), sheet, picture);
  const ofLine = (line: Line) => words.filter(({ box }) => isInRow(box, line, picture));
  const doubtful = sheet.lines.filter((line) => ofLine(line).length !== line.glyphs.length);
  for (const line of doubtful.slice(0, maxRereadRows)) {
    const alone = joinCells(picture, [line.row], wideGapShare)!;
    const read = putBack(await recogniser.recognise(alone.picture, 'BLOCK'), alone, picture);
    const before = ofLine(line);
    if (before.length > 0 && read.length !== line.glyphs.length) continue;
    words = [...words.filter((word) => !before.includes(word)), ...read];
  }
  return words;
}

function isInRow({ x, y }: Box, { glyphs, row }: Line, { width, height }: Raster): boolean {
  const [left, top] = [Math.round(x * width), Math.round(y * height)];
  return left >= glyphs[0]!.left && left <= glyphs.at(-1)!.right && top >= row.top && top <= row.bottom;
}

/** Maps recognised words back to the original picture. */
export function putBack(
  words: readonly FoundWord[],
  { picture: { height }, lines }: Sheet,
  picture: Raster,
): FoundWord[] {
  return lines.flatMap(({ row, top, glyphs }) => {
    const bottom = top + row.bottom - row.top;
    const middleOf = ({ box }: FoundWord) => (box.y + box.height / 2) * height;
    const own = words.filter((word) => middleOf(word) >= top && middleOf(word) < bottom);
    if (own.length === 0) return [];
    return toWords(
      own.toSorted((one, other) => one.box.x - other.box.x),
      glyphs,
      picture,
    );
  });
}

function listGlyphs(picture: Raster, { top, bottom, cells }: CellRow): Glyph[] {
  return cells.flatMap(({ left, right }) => {
    const glyph = { left: right, right: left, top: bottom, bottom: top };
    let count = 0;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x < right; x++) {
        if (picture.data[y * picture.width + x]! >= inkBelow) continue;
        count++;
        glyph.left = Math.min(glyph.left, x);
        glyph.right = Math.max(glyph.right, x + 1);
        glyph.top = Math.min(glyph.top, y);
        glyph.bottom = Math.max(glyph.bottom, y + 1);
      }
    return count < minPixels ? [] : [glyph];
  });
}

/** Joins all rows on one sheet, with characters as close as in normal text. Null when no row has two characters. */
export function joinCells(picture: Raster, rows: readonly CellRow[], gap = gapShare): Sheet | null {
  const lines: Line[] = [];
  let [bottom, room] = [0, 0];
  for (const row of rows) {
    const glyphs = listGlyphs(picture, row);
    if (glyphs.length < 2) continue;
    const height = row.bottom - row.top;
    room = Math.round(height * roomShare);
    lines.push({ glyphs, row, top: bottom + room, gap: Math.round(height * gap) });
    bottom += room + height;
  }
  if (lines.length === 0) return null;
  const sheet = createRaster(Math.max(...lines.map(widthOf)), bottom + room);
  for (const line of lines) copyLine(picture, line, sheet);
  return { picture: sheet, lines };
}

function widthOf(line: Line): number {
  return line.glyphs.reduce((sum, { left, right }) => sum + right - left + line.gap, 2 * margin);
}

function copyLine(picture: Raster, line: Line, sheet: Raster): void {
  let x = margin;
  for (const { left, right, top, bottom } of line.glyphs) {
    for (let y = top; y < bottom; y++) {
      const from = y * picture.width;
      const to = (line.top + y - line.row.top) * sheet.width + x;
      sheet.data.set(picture.data.subarray(from + left, from + right), to);
    }
    x += right - left + line.gap;
  }
}

/** One word per character, as in text layers; a single uncertain word when the counts differ. */
function toWords(words: readonly FoundWord[], glyphs: readonly Glyph[], picture: Raster): FoundWord[] {
  const letters = [...words.map(({ text }) => text).join('')];
  const confidence = Math.min(...words.map((word) => word.confidence));
  if (letters.length === glyphs.length)
    return letters.map((text, index) => ({ text, confidence, box: boxOf([glyphs[index]!], picture) }));
  return [{ text: letters.join(''), confidence: Math.min(confidence, otherCount), box: boxOf(glyphs, picture) }];
}

function boxOf(glyphs: readonly Glyph[], { width, height }: Raster): Box {
  const [left, right] = [glyphs[0]!.left, glyphs.at(-1)!.right];
  const top = Math.min(...glyphs.map((glyph) => glyph.top));
  const bottom = Math.max(...glyphs.map((glyph) => glyph.bottom));
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
