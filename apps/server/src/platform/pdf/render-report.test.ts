import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngOf } from '../../../testing/documents/png.ts';
import { isDrawableLogo } from './check-logo.ts';
import { renderReport } from './render-report.ts';
import type { Report } from './report.ts';

const report: Report = {
  title: 'Account Export',
  subject: 'George Cimafranca Palomero, Jr',
  notice: 'Sandbox',
  issuer: { name: 'Ñandú Lending', logo: null },
  facts: [{ label: 'Provider', value: 'SSS' }],
  sections: [],
  reference: 'export-1',
  generatedAt: new Date('2026-11-21T08:30:00Z'),
};

function tableOf(rowCount: number): Report {
  const columns = [
    { header: 'Date', weight: 1 },
    { header: 'Amount', weight: 1, align: 'right' as const },
  ];
  const rows = Array.from({ length: rowCount }, (_, index) => ['November 1, 2026', `₱ ${index}.00`]);
  return {
    ...report,
    sections: [{ title: 'Transactions', count: rowCount, blocks: [{ kind: 'table', columns, rows }] }],
  };
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

const pixels = deflateSync(Buffer.alloc(2 * 9));

it('writes a PDF with issuer and title in its metadata', async () => {
  const pdf = await renderReport(report);
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pdf.toString('latin1')).toContain('(Account Export: George Cimafranca Palomero, Jr)');
  expect(countPages(pdf)).toBe(1);
});

it('spreads a long table over pages and yields to other work', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const pdf = await renderReport(tableOf(2000));
  clearInterval(counting);
  const pages = countPages(pdf)!;
  expect(pages).toBeGreaterThan(40);
  expect(turns).toBeGreaterThan(pages);
});

it('draws rows as high as a page and values of any length', async () => {
  const long = 'Kapisanan '.repeat(2000);
  const fields = [{ label: 'Address', value: long }];
  const row = [long, 'x'.repeat(5000)];
  const columns = [
    { header: long, weight: 1 },
    { header: '', weight: 3 },
  ];
  const sections: Report['sections'] = [
    { title: 'Identities', count: null, blocks: [{ kind: 'fields', fields }] },
    { title: 'Transactions', count: 2, blocks: [{ kind: 'table', columns, rows: [row, row] }] },
  ];
  const pdf = await renderReport({
    ...report,
    subject: long,
    issuer: { name: long, logo: null },
    notice: long,
    sections,
  });
  expect(countPages(pdf)).toBeLessThan(9);
});

it('fills a page with sections that are only a note', async () => {
  const blocks: Report['sections'][number]['blocks'] = [{ kind: 'note', text: 'Not available.\nOne\nTwo' }];
  const sections = Array.from({ length: 8 }, (_, index) => ({ title: `Section ${index}`, count: null, blocks }));
  expect(countPages(await renderReport({ ...report, sections }))).toBe(1);
});

it('draws a logo', async () => {
  const pdf = await renderReport({ ...report, issuer: { name: 'Acme', logo: pngOf(pixels) } });
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});

it.each([
  ['with its signature only', Buffer.concat([pngOf(pixels).subarray(0, 8), Buffer.alloc(400)])],
  ['whose pixels cannot be unpacked', pngOf(Buffer.from('hello'))],
  ['with too few pixels', pngOf(deflateSync(Buffer.alloc(5)))],
  ['with an unknown filter', pngOf(deflateSync(Buffer.alloc(2 * 9, 9)))],
  ['that unpacks to gigabytes', pngOf(pixels, { width: 40_000, height: 40_000 })],
  ['that unpacks to more than it says', pngOf(deflateSync(Buffer.alloc(20_000_000)))],
  ['of an unknown colour type', pngOf(pixels, { colorType: 5 })],
  ['that is interlaced', pngOf(pixels, { interlace: 1 })],
  ['that is a JPEG without a frame', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)])],
  ['that is no picture', Buffer.from('GIF89a')],
])('leaves out a logo %s', async (_name, logo) => {
  expect(await isDrawableLogo(logo)).toBe(false);
  const pdf = await renderReport({ ...report, issuer: { name: 'Acme', logo } });
  expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
});

it('draws a photo beside the name', async () => {
  const pdf = await renderReport({ ...report, photo: pngOf(pixels) });
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});

it('draws a large logo no larger than it is printed', async () => {
  const raw = { width: 1900, height: 1900, channels: 4 } as const;
  const large = await sharp(Buffer.alloc(1900 * 1900 * 4, 0x80), { raw })
    .png()
    .toBuffer();
  const pdf = (await renderReport({ ...report, issuer: { name: 'Acme', logo: large } })).toString('latin1');
  expect(pdf).toContain('/Width 136');
  expect(pdf).not.toContain('/Width 1900');
});
