import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPayslip, printPayslip } from '../../../../testing/documents/documents.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { readPdfSigns } from './read-pdf-signs.ts';
import { readPictureSigns } from './read-picture-signs.ts';
import type { Sign } from './sign.ts';

type Finish = (document: PDFKit.PDFDocument) => void;

async function signsOf(bytes: Buffer): Promise<Sign['kind'][]> {
  const pdf = await openPdf(bytes);
  const signs = await readPdfSigns(pdf, bytes);
  await pdf.destroy();
  return signs.map(({ kind }) => kind);
}

/** A file with an incremental save appended, as an editor writes it. */
async function saveAgain(): Promise<Buffer> {
  const bytes = await printPayslip();
  const start = /startxref\s+(\d+)/.exec(bytes.toString('latin1'))![1];
  return Buffer.concat([bytes, Buffer.from(`\nstartxref\n${start}\n%%EOF\n`)]);
}

// Position of the payslip's net pay.
const [left, top] = [172, 294];
const made = new Date('2026-01-31T08:00:00Z');
const write = (document: PDFKit.PDFDocument, font: string, text: string, y: number) =>
  document.font(font).fontSize(10.7).fillColor('#000').text(text, left, y, { lineBreak: false });

const pairs: [kind: Sign['kind'], altered: () => Promise<Buffer>, honest: () => Promise<Buffer>][] = [
  ['SAVED_AGAIN', saveAgain, () => printPayslip()],
  [
    'CHANGED_LATER',
    () => printPayslip({ info: { CreationDate: made, ModDate: new Date('2026-02-20T21:00:00Z') } }),
    () => printPayslip({ info: { CreationDate: made, ModDate: new Date('2026-01-31T08:00:20Z') } }),
  ],
  [
    'EDITOR',
    () => printPayslip({ info: { Producer: 'Adobe Photoshop for Windows' } }),
    () => printPayslip({ info: { Producer: 'SAP NetWeaver 750' } }),
  ],
  [
    'ANNOTATION',
    () => printWith((document) => document.rectAnnotation(left, top, 60, 14, {})),
    () => printWith((document) => document.link(left, top, 60, 14, 'https://example.com')),
  ],
  [
    'COVERED_TEXT',
    () => printWith((document) => document.rect(left - 4, top - 4, 80, 18).fill('#fff')),
    () => printWith((document) => document.rect(left - 4, 600, 80, 18).fill('#fff')),
  ],
  [
    'CHANGED_FONT',
    () => printWith((document) => write(document, 'Courier', '96,230.65', 340)),
    () => printWith((document) => write(document, 'Helvetica-Bold', '26,230.65', 340)),
  ],
];

function printWith(finish: Finish): Promise<Buffer> {
  return printPayslip({ finish });
}

describe('a sign of editing', () => {
  it.each(pairs)('is found on the altered file and not on its honest neighbour: %s', async (kind, altered, honest) => {
    expect(await signsOf(await altered())).toEqual([kind]);
    expect(await signsOf(await honest())).toEqual([]);
  });

  it('is found when the metadata names a picture editor, but not when it names a camera', async () => {
    const picture = sharp(drawPayslip(600).toBuffer('image/png'));
    const saveBy = (program: string) =>
      picture
        .clone()
        .withExif({ IFD0: { Software: program } })
        .jpeg()
        .toBuffer();
    expect(await readPictureSigns(await saveBy('GIMP 2.10.34'))).toMatchObject([{ kind: 'EDITOR' }]);
    expect(await readPictureSigns(await saveBy('iOS 19.2'))).toEqual([]);
  });
});
