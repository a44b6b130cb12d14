import type { ReportTable } from './report.ts';
import {
  colors,
  drawBand,
  drawLine,
  drawParagraph,
  layout,
  makeRoom,
  type Paragraph,
  type Sheet,
  setParagraph,
  type TextStyle,
} from './sheet.ts';

const headStyle: TextStyle = { font: 'medium', size: 7, color: colors.dim };
const bodyStyle: TextStyle = { font: 'regular', size: 7.5 };
const padding = { x: 4, y: 3.5 };
/** A cell is cut off here, so that a row fits on a page. */
const maxCellHeight = 240;

interface Column {
  x: number;
  width: number;
  align: 'left' | 'right';
}

interface Row {
  cells: Paragraph[];
  height: number;
}

/** A table that goes on over as many pages as it takes, its heads repeated on each. */
export async function drawTable(sheet: Sheet, { columns: given, rows }: ReportTable): Promise<void> {
  const columns = placeColumns(given);
  const head = setRow(
    sheet,
    given.map(({ header }) => header),
    columns,
    headStyle,
  );
  const drawHead = () => {
    drawBand(sheet, head.height, colors.band);
    drawRow(sheet, head, columns);
  };
  let isBegun = false;
  for (const texts of rows) {
    const row = setRow(sheet, texts, columns, bodyStyle);
    const isNewPage = await makeRoom(sheet, row.height + (isBegun ? 0 : head.height));
    if (isNewPage || !isBegun) drawHead();
    isBegun = true;
    drawRow(sheet, row, columns);
    drawLine(sheet, sheet.y);
  }
  sheet.y += 10;
}

function placeColumns(columns: ReportTable['columns']): Column[] {
  const total = columns.reduce((sum, { weight }) => sum + weight, 0);
  let x = layout.left;
  return columns.map(({ weight, align }) => {
    const width = (layout.contentWidth * weight) / total;
    const column: Column = { x: x + padding.x, width: width - 2 * padding.x, align: align ?? 'left' };
    x += width;
    return column;
  });
}

function setRow(sheet: Sheet, texts: readonly string[], columns: readonly Column[], style: TextStyle): Row {
  const cells = columns.map(({ width }, index) =>
    setParagraph(sheet, texts[index] || '-', style, { width, maxHeight: maxCellHeight }),
  );
  return { cells, height: Math.max(...cells.map(({ height }) => height)) + 2 * padding.y };
}

function drawRow(sheet: Sheet, { cells, height }: Row, columns: readonly Column[]): void {
  for (const [index, { x, align }] of columns.entries())
    drawParagraph(sheet, cells[index]!, { x, y: sheet.y + padding.y, align });
  sheet.y += height;
}
