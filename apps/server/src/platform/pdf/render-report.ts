import { buffer } from 'node:stream/consumers';
import { isDrawableLogo } from './check-logo.ts';
import { drawFields, drawSection } from './draw-blocks.ts';
import { formatReportTime } from './format-report.ts';
import type { Report } from './report.ts';
import {
  colors,
  createSheet,
  drawBand,
  drawLine,
  drawParagraph,
  layout,
  type Sheet,
  setParagraph,
  startPage,
  type TextStyle,
} from './sheet.ts';
import { shrinkLogo } from './shrink-logo.ts';

const issuerStyle: TextStyle = { font: 'bold', size: 10 };
const titleStyle: TextStyle = { font: 'medium', size: 9, color: colors.accent };
const subjectStyle: TextStyle = { font: 'bold', size: 19 };
const noticeStyle: TextStyle = { font: 'medium', size: 8, color: colors.warning };
const smallStyle: TextStyle = { font: 'regular', size: 7, color: colors.dim };

const logoBox = { width: 120, height: 34 };
const photoSize = 56;
const maxSubjectHeight = 118;
const numberWidth = 90;
/** Renders a report as PDF; yields to other work between pages. */
export async function renderReport(report: Report): Promise<Buffer> {
  const { title, subject, issuer, generatedAt } = report;
  const sheet = await createSheet({ title: `${title}: ${subject}`, author: issuer.name, createdAt: generatedAt });
  const bytes = buffer(sheet.doc as unknown as NodeJS.ReadableStream);
  const [logo, photo] = await Promise.all([issuer.logo, report.photo ?? null].map(toDrawable));
  const drawable = { ...report, photo: photo!, issuer: { ...issuer, logo: logo! } };
  const trial: Sheet = { ...sheet, isTrial: true };
  await drawPages(trial, drawable, 0);
  await drawPages(sheet, drawable, trial.page);
  sheet.doc.end();
  return bytes;
}

async function toDrawable(picture: Buffer | null): Promise<Buffer | null> {
  return picture && (await isDrawableLogo(picture)) ? shrinkLogo(picture) : null;
}

async function drawPages(sheet: Sheet, report: Report, pageCount: number): Promise<void> {
  sheet.onPage = () => {
    drawFoot(sheet, report, pageCount);
    if (sheet.page > 1) drawRunningHead(sheet, report);
  };
  startPage(sheet, layout.firstTop);
  drawMasthead(sheet, report);
  await drawFields(sheet, report.facts);
  for (const section of report.sections) await drawSection(sheet, section);
}

/** Draws issuer, title, subject and photo. */
function drawMasthead(sheet: Sheet, { issuer, title, subject, photo, notice }: Report): void {
  const { left, contentWidth } = layout;
  const { logo } = issuer;
  if (logo && !sheet.isTrial)
    sheet.doc.image(logo, left, sheet.y, { fit: [logoBox.width, logoBox.height], valign: 'center' });
  const indent = logo ? logoBox.width + 12 : 0;
  const name = setParagraph(sheet, issuer.name, issuerStyle, {
    width: contentWidth - indent,
    maxHeight: logoBox.height,
  });
  const nameY = sheet.y + (logoBox.height - name.height) / 2;
  drawParagraph(sheet, name, { x: left + indent, y: nameY, align: logo ? 'right' : 'left' });
  sheet.y += logoBox.height + 10;
  drawLine(sheet, sheet.y, colors.accent);
  sheet.y += 14;
  const subjectY = sheet.y;
  if (photo && !sheet.isTrial)
    sheet.doc.image(photo, left + contentWidth - photoSize, subjectY, { fit: [photoSize, photoSize] });
  drawParagraph(sheet, setParagraph(sheet, title, titleStyle, { width: contentWidth }), { x: left, y: sheet.y });
  sheet.y += 14;
  const about = setParagraph(sheet, subject, subjectStyle, {
    width: contentWidth - (photo ? photoSize + 12 : 0),
    maxHeight: maxSubjectHeight,
  });
  drawParagraph(sheet, about, { x: left, y: sheet.y });
  sheet.y = Math.max(sheet.y + about.height, photo ? subjectY + photoSize : 0) + 10;
  if (notice) drawNotice(sheet, notice);
}

function drawNotice(sheet: Sheet, notice: string): void {
  const { left, contentWidth } = layout;
  const paragraph = setParagraph(sheet, notice, noticeStyle, { width: contentWidth - 16 });
  drawBand(sheet, paragraph.height + 10, colors.warningBand);
  drawParagraph(sheet, paragraph, { x: left + 8, y: sheet.y + 5 });
  sheet.y += paragraph.height + 22;
}

function drawRunningHead(sheet: Sheet, { issuer, title, subject }: Report): void {
  const { left, contentWidth } = layout;
  const box = { width: contentWidth / 2 - 8, maxHeight: 9 };
  const y = 38;
  drawParagraph(sheet, setParagraph(sheet, issuer.name, smallStyle, box), { x: left, y });
  const about = setParagraph(sheet, `${title}: ${subject}`, smallStyle, box);
  drawParagraph(sheet, about, { x: left + box.width + 16, y, align: 'right' });
  drawLine(sheet, 52);
}

function drawFoot(sheet: Sheet, { reference, generatedAt }: Report, pageCount: number): void {
  const { left, contentWidth, height } = layout;
  const y = height - 38;
  drawLine(sheet, y - 7);
  const made = `Generated ${formatReportTime(generatedAt)} · ${reference}`;
  const line = setParagraph(sheet, made, smallStyle, { width: contentWidth - numberWidth, maxHeight: 9 });
  drawParagraph(sheet, line, { x: left, y });
  const number = setParagraph(sheet, `Page ${sheet.page} of ${pageCount}`, smallStyle, { width: numberWidth });
  drawParagraph(sheet, number, { x: left + contentWidth - numberWidth, y, align: 'right' });
}
