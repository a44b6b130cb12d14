import type { CellRow } from '../picture/find-cell-rows.ts';
import { createRaster, type Raster } from '../picture/raster.ts';
import type { Box } from '../word.ts';
import type { FoundWord, Recogniser } from './recogniser.ts';

const inkBelow = 170;
/** Minimum ink of a character; less is a speck. */
const minPixels = 8;
/** White between the characters of a row when they are put together, and around rows, of the height of a row. */
const gapShare = 0.12;
/** Closer digits are sometimes read as more than there are. */
const wideGapShare = 0.5;
const roomShare = 0.6;
/** White left and right of a row. */
const margin = 24;
/** Confidence of a row read with more or fewer characters than it has. */
const otherCount = 30;
/** Maximum of rows read on their own: those dropped among the others, as lone zeros are, or read with a wrong count. */
const maxRereadRows = 6;

interface Glyph {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A row of boxes with characters in them, and where it stands when all rows are put below each other. */
interface Line {
  glyphs: Glyph[];
  row: CellRow;
  top: number;
  /** White between its characters there, in pixels. */
  gap: number;
}

interface Sheet {
  picture: Raster;
  lines: Line[];
}

/** The picture without characters in boxes. */
export function clearCells(picture: Raster, rows: readonly CellRow[]): Raster {
  const filled = rows.filter((row) => listGlyphs(picture, row).length > 1);
  if (filled.length === 0) return picture;
  const data = picture.data.slice();
  for (const { top, bottom, cells } of filled)
    for (let y = top; y <= bottom; y++)
      data.fill(255, y * picture.width + cells[0]!.left, y * picture.width + cells.at(-1)!.right);
  return { ...picture, data };
}

/** Reads rows of boxes with a character each: put together to a number a line, all at once. */
export async function readCells(
  recogniser: Recogniser,
  picture: Raster,
  rows: readonly CellRow[],
): Promise<FoundWord[]> {
  const sheet = putTogether(picture, rows);
  if (!sheet) return [];
  let words = putBack(await recogniser.recognise(sheet.picture, 'BLOCK'), sheet, picture);
  const ofLine = (line: Line) => words.filter(({ box }) => isInRow(box, line, picture));
  const doubtful = sheet.lines.filter((line) => ofLine(line).length !== line.glyphs.length);
  for (const line of doubtful.slice(0, maxRereadRows)) {
    const alone = putTogether(picture, [line.row], wideGapShare)!;
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

/** Maps the words of joined rows back to the picture they came from. */
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

/** All rows below each other, the characters of each as close as those of a number. Null where none has more than one. */
export function putTogether(picture: Raster, rows: readonly CellRow[], gap = gapShare): Sheet | null {
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

/** A word for each character, as text layers have them; one unsure one where more or less was read than stands there. */
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
