import { drawTable, fitColumns } from './draw-table.ts';
import type { ReportBlock, ReportField, ReportSection, ReportTable } from './report.ts';
import {
  addBookmark,
  colors,
  drawLine,
  drawParagraph,
  layout,
  makeRoom,
  measureLine,
  measureText,
  type Sheet,
  setParagraph,
  type TextStyle,
} from './sheet.ts';

const titleStyle: TextStyle = { font: 'bold', size: 11.5 };
const countStyle: TextStyle = { font: 'regular', size: 9, color: colors.dim };
const headingStyle: TextStyle = { font: 'medium', size: 9 };
const noteStyle: TextStyle = { font: 'regular', size: 8, color: colors.dim };
const labelStyle: TextStyle = { font: 'regular', size: 7, color: colors.dim };
const valueStyle: TextStyle = { font: 'medium', size: 8.5 };

const columnGap = 16;
/** Truncates values so that a row of fields fits on a page. */
const maxValueHeight = 360;
/** Keeps the first lines of a block on the page of its title. */
const titleRoom = 120;
/** From the top of a section to its first block. */
const titleHeight = 32;
const headingRoom = 60;
/** Keeps the first two lines of a record together. */
const recordRoom = 70;
/** Smallest size of an id that would not fit on a line, in points. */
const minIdSize = 6.5;

export async function drawSection(sheet: Sheet, section: ReportSection): Promise<void> {
  const { left, contentWidth } = layout;
  await makeRoom(sheet, roomOf(sheet, section.blocks));
  addBookmark(sheet, section.title);
  sheet.y += 8;
  const title = setParagraph(sheet, section.title, titleStyle, { width: contentWidth });
  drawParagraph(sheet, title, { x: left, y: sheet.y });
  if (section.count !== null) {
    const count = setParagraph(sheet, String(section.count), countStyle, { width: contentWidth });
    const x = left + measureText(sheet, section.title, titleStyle) + 7;
    drawParagraph(sheet, count, { x, y: sheet.y + 2 });
  }
  sheet.y += 18;
  drawLine(sheet, sheet.y);
  sheet.y += 6;
  for (const block of section.blocks) await drawBlock(sheet, block);
}

/** A section that is only a note fits with its title where a table would not. */
function roomOf(sheet: Sheet, blocks: readonly ReportBlock[]): number {
  const [first] = blocks;
  if (blocks.length !== 1 || first?.kind !== 'note') return titleRoom;
  return titleHeight + setText(sheet, first.text, noteStyle).height;
}

function setText(sheet: Sheet, text: string, style: TextStyle) {
  return setParagraph(sheet, text, style, { width: layout.contentWidth, maxHeight: maxValueHeight });
}

async function drawBlock(sheet: Sheet, block: ReportBlock): Promise<void> {
  switch (block.kind) {
    case 'fields':
      return drawFields(sheet, block.fields);
    case 'table':
      return drawTableOrRecords(sheet, block);
    case 'heading':
      return drawText(sheet, block.text, headingStyle, headingRoom);
    case 'note':
      return drawText(sheet, block.text, noteStyle, 0);
  }
}

async function drawText(sheet: Sheet, text: string, style: TextStyle, roomBelow: number): Promise<void> {
  const paragraph = setText(sheet, text, style);
  await makeRoom(sheet, paragraph.height + roomBelow);
  drawParagraph(sheet, paragraph, { x: layout.left, y: sheet.y });
  sheet.y += paragraph.height + 8;
}

async function drawTableOrRecords(sheet: Sheet, table: ReportTable): Promise<void> {
  const places = fitColumns(sheet, table);
  if (places) return drawTable(sheet, table, places);
  for (const [index, row] of table.rows.entries()) {
    await makeRoom(sheet, recordRoom);
    if (index > 0) {
      drawLine(sheet, sheet.y);
      sheet.y += 8;
    }
    await drawFields(
      sheet,
      table.columns.map(({ header }, column) => ({ label: header, value: row[column] ?? '' })),
    );
  }
}

/** Labels and values in three columns; a row is as high as its highest value. */
export async function drawFields(sheet: Sheet, fields: readonly ReportField[]): Promise<void> {
  const perRow = 3;
  const width = (layout.contentWidth - (perRow - 1) * columnGap) / perRow;
  for (let start = 0; start < fields.length; start += perRow) {
    const row = fields.slice(start, start + perRow).map(({ label, value }) => ({
      label: setParagraph(sheet, label, labelStyle, { width }),
      value: setParagraph(sheet, value || '-', styleValue(sheet, value, width), { width, maxHeight: maxValueHeight }),
    }));
    const height = Math.max(...row.map(({ value }) => value.height));
    await makeRoom(sheet, height + 18);
    for (const [index, { label, value }] of row.entries()) {
      const x = layout.left + index * (width + columnGap);
      drawParagraph(sheet, label, { x, y: sheet.y });
      drawParagraph(sheet, value, { x, y: sheet.y + 10 });
    }
    sheet.y += height + 18;
  }
}

/** Shrinks a long id to one line, so that it can be copied whole. */
function styleValue(sheet: Sheet, value: string, width: number): TextStyle {
  if (/\s/.test(value)) return valueStyle;
  const size = Math.floor((20 * valueStyle.size * width) / measureLine(sheet, value, valueStyle)) / 20;
  return size < valueStyle.size && size >= minIdSize ? { ...valueStyle, size } : valueStyle;
}
