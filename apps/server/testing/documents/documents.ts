import { type Canvas, createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';

const table = [
  ['Basic Pay', '25,000.00', 'SSS Contribution', '1,125.00'],
  ['Overtime', '3,250.75', 'PhilHealth', '450.00'],
  ['Allowance', '2,000.00', 'Pag-IBIG', '100.00'],
  ['Gross Pay', '30,250.75', 'Withholding Tax', '2,345.10'],
  ['Net Pay', '26,230.65', 'Total Deductions', '4,020.10'],
] as const;

/** Texts of a payslip with their positions on a sheet of 1000 × 1414. */
const payslip = [
  { text: 'ACME MANUFACTURING CORPORATION', x: 80, y: 90, size: 28 },
  { text: 'PAYSLIP', x: 80, y: 140, size: 20 },
  { text: 'Employee Name: Maria Santos Reyes', x: 80, y: 200, size: 18 },
  { text: 'TIN: 123-456-789-000', x: 80, y: 240, size: 18 },
  { text: 'SSS No.: 34-1234567-8', x: 520, y: 200, size: 18 },
  { text: 'Pay Period: January 16, 2026 to January 31, 2026', x: 520, y: 240, size: 18 },
  ...table.flatMap((row, index) =>
    row.map((text, column) => ({ text, x: 90 + [0, 200, 400, 640][column]!, y: 320 + index * 48, size: 18 })),
  ),
];

/** A payslip as a picture, with a ruled table. */
export function drawPayslip(width = 1400, height = Math.round(width * Math.SQRT2)): Canvas {
  const canvas = drawText(payslip, width, height);
  const context = canvas.getContext('2d');
  context.scale(width / 1000, width / 1000);
  context.strokeStyle = '#333';
  for (let row = 0; row < table.length; row++) {
    for (const [left, size] of [
      [80, 200],
      [280, 200],
      [480, 240],
      [720, 200],
    ] as const)
      context.strokeRect(left, 288 + row * 48, size, 48);
  }
  return canvas;
}

interface Text {
  text: string;
  x: number;
  y: number;
  size: number;
}

export function drawText(texts: Text[], width = 1400, height = Math.round(width * Math.SQRT2)): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(width / 1000, width / 1000);
  context.fillStyle = '#111';
  for (const { text, x, y, size } of texts) {
    context.font = `${size}px sans-serif`;
    context.fillText(text, x, y);
  }
  context.resetTransform();
  return canvas;
}

/** A sheet as in a phone photo: on a table, slightly rotated, darker on one side. */
export function photograph(sheet: Canvas, turnedDegrees = 0): Buffer {
  const canvas = createCanvas(1800, 2400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#6b4a2c';
  context.fillRect(0, 0, 1800, 2400);
  context.translate(920, 1190);
  context.rotate(0.05 + (turnedDegrees * Math.PI) / 180);
  context.transform(1, 0.02, -0.03, 1, 0, 0);
  context.drawImage(sheet, -650, -919, 1300, 1838);
  context.resetTransform();
  const shadow = context.createLinearGradient(0, 0, 1800, 600);
  shadow.addColorStop(0, 'rgba(0,0,0,0)');
  shadow.addColorStop(1, 'rgba(0,0,0,0.35)');
  context.fillStyle = shadow;
  context.fillRect(0, 0, 1800, 2400);
  return canvas.toBuffer('image/jpeg', 60);
}

interface PdfOptions {
  pages?: number;
  password?: string;
  /** Text layer that differs from the visible content, which is then drawn as an image. */
  hidden?: string;
  /** Left offset of that text, in points. */
  hiddenAt?: number;
  /** Draws on top of everything. */
  finish?: (document: PDFKit.PDFDocument) => void;
  info?: Record<string, unknown>;
}

/** A digitally created payslip. */
export function printPayslip({
  pages = 1,
  password,
  hidden,
  hiddenAt = 48,
  finish,
  info,
}: PdfOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    ...(password ? { userPassword: password } : {}),
    ...(info ? { info } : {}),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const scale = 595 / 1000;
  for (let page = 0; page < pages; page++) {
    document.addPage({ margin: 0 });
    if (hidden !== undefined) document.image(drawPayslip().toBuffer('image/jpeg', 80), 0, 0, { width: 595 });
    for (const { text, x, y, size } of hidden === undefined ? payslip : []) {
      document.fontSize(size * scale).text(text, x * scale, (y - size * 0.75) * scale, { lineBreak: false });
    }
    if (hidden !== undefined) {
      for (let row = 0; row < 10; row++)
        document
          .opacity(0.01)
          .fontSize(10)
          .text(hidden, hiddenAt, 110 + row * 30, { lineBreak: false });
    }
    finish?.(document);
  }
  return new Promise((done) => {
    document.once('end', () => done(Buffer.concat(chunks)));
    document.end();
  });
}

/** Digitally created PDF with lines in a monospaced font. */
export function printLines(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.font('Courier').fontSize(9);
  for (const [row, line] of text.trim().split('\n').entries())
    document.text(line, 40, 50 + row * 20, { lineBreak: false });
  return new Promise((done) => {
    document.once('end', () => done(Buffer.concat(chunks)));
    document.end();
  });
}
