import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';

/** A drawn element on a sheet 1000 units wide. */
export type Mark =
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      color?: string;
      font?: 'plain' | 'bold' | 'typed';
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string; radius?: number };

export interface Sheet {
  name: string;
  /** Document type that the sender claims. */
  claimed: string;
  height: number;
  ground: string;
  marks: Mark[];
}

const width = 1000;
const canvasFonts = { plain: 'sans-serif', bold: 'bold sans-serif', typed: 'monospace' };
const pdfFonts = { plain: 'Helvetica', bold: 'Helvetica-Bold', typed: 'Courier' };

export function drawSheet({ height, ground, marks }: Sheet, scale = 1.4): Buffer {
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (const mark of marks) {
    context.fillStyle = mark.color ?? '#111';
    if (mark.kind === 'box') {
      context.beginPath();
      context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0);
      context.fill();
      continue;
    }
    const [weight, family] = canvasFonts[mark.font ?? 'plain'].includes(' ')
      ? ['bold ', 'sans-serif']
      : ['', canvasFonts[mark.font ?? 'plain']];
    context.font = `${weight}${mark.size}px ${family}`;
    context.fillText(mark.text, mark.x, mark.y);
  }
  return canvas.toBuffer('image/png');
}

export function printSheet({ height, ground, marks }: Sheet): Promise<Buffer> {
  const document = new PDFDocument({ size: [width, height], margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.rect(0, 0, width, height).fill(ground);
  for (const mark of marks) {
    if (mark.kind === 'box') {
      document.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0).fill(mark.color);
      continue;
    }
    document
      .font(pdfFonts[mark.font ?? 'plain'])
      .fontSize(mark.size)
      .fillColor(mark.color ?? '#111')
      .text(mark.text.replaceAll('₱', 'P'), mark.x, mark.y - mark.size * 0.75, { lineBreak: false });
  }
  return new Promise((done) => {
    document.once('end', () => done(Buffer.concat(chunks)));
    document.end();
  });
}
