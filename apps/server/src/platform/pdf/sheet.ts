import { setImmediate } from 'node:timers/promises';
import { type FontName, fontNames, loadFont } from './fonts.ts';
import { type CharacterWidth, wrapText } from './wrap-text.ts';

/** A4 portrait in points, 72 to an inch. */
export const layout = {
  height: 841.89,
  left: 44,
  contentWidth: 595.28 - 2 * 44,
  firstTop: 44,
  top: 66,
  bottom: 841.89 - 58,
} as const;

export const colors = {
  ink: '#1b1f1c',
  dim: '#5a625c',
  line: '#d5dbd6',
  band: '#f2f5f2',
  accent: '#167e1c',
  warning: '#7a4b00',
  warningBand: '#fff4dc',
} as const;

export interface TextStyle {
  font: FontName;
  size: number;
  color?: string;
}

/** A document and the current drawing position. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  y: number;
  page: number;
  /** A dry run that counts pages and draws nothing. */
  isTrial: boolean;
  /** Draws the header and footer of each page. */
  onPage: () => void;
}

export interface Paragraph {
  lines: string[];
  style: TextStyle;
  width: number;
  height: number;
}

const lineHeightOfSize = 1.28;

/** Loads the library with the first document to keep startup fast. */
export async function createSheet(info: { title: string; author: string; createdAt: Date }): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit');
  const { title, author, createdAt } = info;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Smile', Producer: 'Smile', CreationDate: createdAt },
  });
  for (const name of fontNames) doc.registerFont(name, loadFont(name));
  return { doc, y: layout.firstTop, page: 0, isTrial: false, onPage: () => undefined };
}

export function startPage(sheet: Sheet, y: number): void {
  if (!sheet.isTrial) sheet.doc.addPage();
  sheet.page += 1;
  sheet.y = y;
  sheet.onPage();
}

/** Starts a new page unless `height` fits on this one; yields to other work in between. */
export async function makeRoom(sheet: Sheet, height: number): Promise<boolean> {
  if (sheet.y + height <= layout.bottom) return false;
  await setImmediate();
  startPage(sheet, layout.top);
  return true;
}

/** Wraps a text to the width and truncates it to the height. */
export function setParagraph(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  { width, maxHeight = Number.POSITIVE_INFINITY }: { width: number; maxHeight?: number },
): Paragraph {
  const lineHeight = style.size * lineHeightOfSize;
  const maxLines = Math.max(1, Math.floor(maxHeight / lineHeight));
  const lines = wrapText(toDrawable(text), width / style.size, measureWith(sheet, style.font), maxLines);
  return { lines, style, width, height: lines.length * lineHeight };
}

export function drawParagraph(
  { doc, isTrial }: Sheet,
  { lines, style, width }: Paragraph,
  { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'right' | undefined },
): void {
  if (isTrial) return;
  const { font, size, color = colors.ink } = style;
  doc.font(font).fontSize(size).fillColor(color);
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const indent = align === 'right' ? width - doc.widthOfString(line) : 0;
    doc.text(line, x + indent, y + index * size * lineHeightOfSize, { lineBreak: false });
  }
}

export function drawLine({ doc, isTrial }: Sheet, y: number, color: string = colors.line): void {
  if (isTrial) return;
  doc
    .moveTo(layout.left, y)
    .lineTo(layout.left + layout.contentWidth, y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke();
}

/** Draws a colored band across the content width. */
export function drawBand({ doc, isTrial, y }: Sheet, height: number, color: string): void {
  if (!isTrial) doc.rect(layout.left, y, layout.contentWidth, height).fill(color);
}

/** Adds an outline entry that links to this page. */
export function addBookmark({ doc, isTrial }: Sheet, title: string): void {
  if (!isTrial) doc.outline.addItem(title);
}

export function measureText({ doc }: Sheet, text: string, { font, size }: TextStyle): number {
  return doc.font(font).fontSize(size).widthOfString(text);
}

/** Width of an unwrapped text, computed as in `setParagraph`. */
export function measureLine(sheet: Sheet, text: string, { font, size }: TextStyle): number {
  const widthOf = measureWith(sheet, font);
  let width = 0;
  for (const character of toDrawable(text)) width += widthOf(character);
  return width * size;
}

/** Character widths at size 1, equal in all documents. */
const widths: Record<FontName, Map<string, number>> = { regular: new Map(), medium: new Map(), bold: new Map() };

function measureWith({ doc }: Sheet, font: FontName): CharacterWidth {
  const known = widths[font];
  return (character) => {
    const width = known.get(character) ?? doc.font(font).fontSize(1).widthOfString(character);
    known.set(character, width);
    return width;
  };
}

/** Composes letters (NFC), keeps line feeds and replaces undrawable characters by spaces. */
function toDrawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) => (character === '\n' ? '\n' : ' '));
}
