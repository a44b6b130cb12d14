import { type ColumnNeed, type ColumnPlace, placeColumns } from './place-columns.ts';
import type { ReportTable } from './report.ts';
import {
  colors,
  drawBand,
  drawLine,
  drawParagraph,
  layout,
  makeRoom,
  measureLine,
  type Paragraph,
  type Sheet,
  setParagraph,
  type TextStyle,
} from './sheet.ts';

const headStyle: TextStyle = { font: 'medium', size: 7, color: colors.dim };
const bodyStyle: TextStyle = { font: 'regular', size: 7.5 };
const padding = { x: 4, y: 3.5 };
/** Truncates cells so that a row fits on a page. */
const maxCellHeight = 240;
/** Breaks wider words, such as URLs. */
const maxWordWidth = 170;
/** Tolerance for rounding when widths are divided. */
const hair = 0.1;

type Row = { cells: Paragraph[]; height: number };

type Columns = ReportTable['columns'];

/** Positions of the columns; null when the page is too narrow for a table. */
export function fitColumns(sheet: Sheet, { columns, rows }: ReportTable): ColumnPlace[] | null {
  return placeColumns(measureColumns(sheet, columns, rows), layout.contentWidth);
}

/** Draws a table across pages and repeats its header on each. */
export async function drawTable(
  sheet: Sheet,
  { columns, rows }: ReportTable,
  places: readonly ColumnPlace[],
): Promise<void> {
  const headers = columns.map(({ header }) => header);
  const head = setRow(sheet, headers, places, headStyle);
  const drawHead = () => {
    drawBand(sheet, head.height, colors.band);
    drawRow(sheet, head, places, columns);
  };
  let isBegun = false;
  for (const texts of rows) {
    const row = setRow(sheet, texts, places, bodyStyle);
    const isNewPage = await makeRoom(sheet, row.height + (isBegun ? 0 : head.height));
    if (isNewPage || !isBegun) drawHead();
    isBegun = true;
    drawRow(sheet, row, places, columns);
    drawLine(sheet, sheet.y);
  }
  sheet.y += 10;
}

/** A column's minimum is its longest word, or its longest value when values must not wrap. */
function measureColumns(sheet: Sheet, columns: Columns, rows: ReportTable['rows']): ColumnNeed[] {
  return columns.map(({ header, weight, isWhole }, index) => {
    const measureWidest = (texts: readonly string[], style: TextStyle) =>
      texts.reduce((widest, text) => Math.max(widest, measureLine(sheet, text, style)), 0);
    const head = Math.min(maxWordWidth, measureWidest(header.split(' '), headStyle));
    const widest = rows.reduce((known, row) => {
      const text = row[index] || '-';
      return Math.max(known, measureWidest(isWhole ? [text] : text.split(/\s/), bodyStyle));
    }, 0);
    const body = isWhole ? widest : Math.min(maxWordWidth, widest);
    return { weight, minWidth: Math.max(head, body) + 2 * padding.x + hair };
  });
}

function setRow(sheet: Sheet, texts: readonly string[], places: readonly ColumnPlace[], style: TextStyle): Row {
  const cells = places.map(({ width }, index) =>
    setParagraph(sheet, texts[index] || '-', style, { width: width - 2 * padding.x, maxHeight: maxCellHeight }),
  );
  return { cells, height: Math.max(...cells.map(({ height }) => height)) + 2 * padding.y };
}

function drawRow(sheet: Sheet, { cells, height }: Row, places: readonly ColumnPlace[], columns: Columns): void {
  for (const [index, { x }] of places.entries()) {
    const place = { x: layout.left + x + padding.x, y: sheet.y + padding.y, align: columns[index]!.align };
    drawParagraph(sheet, cells[index]!, place);
  }
  sheet.y += height;
}
