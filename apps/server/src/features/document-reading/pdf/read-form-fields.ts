import type { FoundWord } from '../recognise/recogniser.ts';
import type { Pdf, PdfPage } from './open-pdf.ts';
import { isOnPage, type Piece, toFoundWord } from './text-pieces.ts';

/** The part of pdf.js annotation data used here. */
interface Annotation {
  id: string;
  subtype: string;
  fieldType?: string | null;
  fieldValue?: string | string[] | null;
  defaultFieldValue?: string | string[] | null;
  rect: [number, number, number, number];
  /** Displayed lines, and the start of the first one from the lower left corner of `rect`. */
  textContent?: string[];
  textPosition?: [number, number];
  hasAppearance?: boolean;
  hidden?: boolean;
  noView?: boolean;
  password?: boolean;
  comb?: boolean;
  maxLen?: number;
  multiLine?: boolean;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  options?: { exportValue: string; displayValue: string }[];
  textAlignment?: number | null;
  rotation?: number;
  defaultAppearanceData?: { fontSize?: number };
}

/** Bits of an annotation's flags (PDF 32000-1, table 165). */
const flags = { hidden: 2, noView: 32 };
/** Automatic font size: share of the field's height, and maximum in points. */
const autoSize = { share: 0.7, max: 12 };
/** Gap between the border of a field and its text, in points. */
const padding = 2;
/** Mean width of a letter, as a share of the font size. */
const letterWidth = 0.53;
const leading = 1.15;
/** Height of letters above the baseline, and of the baseline below a line's middle, in font sizes. */
const ascent = 0.8;
const halfHeight = 0.5;
const belowMiddle = 0.3;
/** Baseline of a tick from the top of its box, as a share of the height. */
const tickBaseline = 0.78;
/** Maximum number of lines in a field without an appearance. */
const maxLines = 200;
const tick = '[x]';

/** Reads the displayed form fields and text notes of a page as words. */
export async function readFormFields(page: PdfPage): Promise<FoundWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as (Annotation & { annotationFlags?: number })[];
  return annotations
    .filter(isShown)
    .flatMap((annotation) => toPieces(annotation, placeOf(annotation, viewport)))
    .map((piece) => toFoundWord(piece, viewport))
    .filter(isOnPage);
}

/** Makes pdf.js draw values without an appearance, as viewers do. */
export async function drawFieldsWithoutAppearance(pdf: Pdf, page: PdfPage): Promise<void> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  for (const annotation of annotations) {
    const { id, fieldType, fieldValue } = annotation;
    if (fieldType === 'Tx' && hasOwnValue(annotation)) pdf.annotationStorage.setValue(id, { value: fieldValue });
  }
}

function isShown({ hidden, noView, password, ...annotation }: Annotation & { annotationFlags?: number }): boolean {
  const isHidden = ((annotation.annotationFlags ?? 0) & (flags.hidden | flags.noView)) !== 0;
  return !hidden && !noView && !password && !isHidden;
}

/** pdf.js returns the default value for fields without an appearance, so compare with it. */
function hasOwnValue({ hasAppearance, fieldValue, defaultFieldValue }: Annotation): boolean {
  return !hasAppearance && !!fieldValue && String(fieldValue) !== String(defaultFieldValue ?? '');
}

/** The displayed rectangle, in points from the upper left corner of the page. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  isLevel: boolean;
}

function placeOf({ rect, rotation = 0 }: Annotation, viewport: ReturnType<PdfPage['getViewport']>): Place {
  const [x, y] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
  const [toX, toY] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
  return {
    left: Math.min(x, toX),
    top: Math.min(y, toY),
    width: Math.abs(toX - x),
    height: Math.abs(toY - y),
    isLevel: (viewport.rotation - rotation) % 360 === 0,
  };
}

function toPieces(annotation: Annotation, place: Place): Piece[] {
  if (!place.isLevel || place.width <= 0 || place.height <= 0) return [];
  if (annotation.checkBox || annotation.radioButton) return isTicked(annotation) ? [toTick(place)] : [];
  const lines = linesOf(annotation, place);
  const size = sizeOf(annotation, place, lines);
  const bottom = place.top + place.height;
  return lines.flatMap((line, row) => {
    const baseline = baselineOf(annotation, place, { row, size });
    return baseline - size * halfHeight > bottom ? [] : toWords(line, annotation, place, { baseline, size });
  });
}

function isTicked({ checkBox, fieldValue, exportValue, buttonValue }: Annotation): boolean {
  if (!fieldValue || fieldValue === 'Off') return false;
  const own = checkBox ? exportValue : buttonValue;
  return own === undefined || own === null || own === fieldValue;
}

function toTick({ left, top, width, height }: Place): Piece {
  return { text: tick, left, right: left + width, baseline: top + height * tickBaseline, size: height, font: 'field' };
}

/** Prefers the displayed text, since a format script may have changed the value. */
function linesOf(annotation: Annotation, place: Place): string[] {
  const { subtype, fieldType, textContent, fieldValue, options = [], hasAppearance } = annotation;
  if (textContent && textContent.length > 0) return textContent;
  if (subtype !== 'Widget' || !fieldValue || (!hasAppearance && !hasOwnValue(annotation))) return [];
  if (fieldType === 'Tx') return wrap(String(fieldValue), annotation, place);
  if (fieldType !== 'Ch') return [];
  return [fieldValue].flat().map((value) => options.find((each) => each.exportValue === value)?.displayValue ?? value);
}

function wrap(value: string, annotation: Annotation, place: Place): string[] {
  const lines = value.split(/\r\n?|\n/);
  if (!annotation.multiLine) return [lines.join(' ')];
  const perLine = Math.max(1, Math.floor((place.width - 2 * padding) / (fontSizeOf(annotation) * letterWidth)));
  const wrapped: string[] = [];
  for (const line of lines) {
    let current = '';
    for (const word of line.split(/\s+/)) {
      if (current && current.length + 1 + word.length > perLine) {
        wrapped.push(current);
        current = word;
      } else current = current ? `${current} ${word}` : word;
    }
    wrapped.push(current);
  }
  return wrapped.slice(0, maxLines);
}

function fontSizeOf({ defaultAppearanceData }: Annotation): number {
  return defaultAppearanceData?.fontSize || autoSize.max;
}

function sizeOf(annotation: Annotation, { height }: Place, lines: readonly string[]): number {
  const given = annotation.defaultAppearanceData?.fontSize;
  if (given) return Math.min(given, height);
  return Math.min(autoSize.max, (height * autoSize.share) / (annotation.multiLine ? Math.max(1, lines.length) : 1));
}

function baselineOf(
  { multiLine, textPosition, rotation = 0, subtype }: Annotation,
  { top, height }: Place,
  { row, size }: { row: number; size: number },
): number {
  const isPlaced = textPosition !== undefined && rotation === 0;
  const isBlock = multiLine || subtype !== 'Widget' || row > 0;
  const first = isPlaced
    ? top + height - textPosition[1]
    : isBlock
      ? top + padding + size * ascent
      : top + height / 2 + size * belowMiddle;
  return first + row * size * leading;
}

/** Spaced digits that fall into printed boxes: "4 1 2". */
const spelled = /^\S(?: +\S)+$/;

function toWords(
  line: string,
  { comb, maxLen = 0, textAlignment, textPosition, rotation = 0 }: Annotation,
  { left, width }: Place,
  { baseline, size }: { baseline: number; size: number },
): Piece[] {
  const common = { baseline, size, font: 'field' };
  if (comb && maxLen > 0) {
    const cell = width / maxLen;
    return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      ...common,
      text,
      left: left + index * cell,
      right: left + (index + text.length) * cell,
    }));
  }
  const perLetter = Math.min(size * letterWidth, (width - padding) / line.length);
  const free = width - perLetter * line.length;
  const given = textPosition && rotation === 0 && !textAlignment ? textPosition[0] : padding;
  const start = left + (textAlignment === 1 ? free / 2 : textAlignment === 2 ? free - padding : given);
  if (spelled.test(line) && /\d/.test(line))
    return [{ ...common, text: line.replaceAll(' ', ''), left: start, right: start + perLetter * line.length }];
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    ...common,
    text,
    left: start + index * perLetter,
    right: start + (index + text.length) * perLetter,
  }));
}
