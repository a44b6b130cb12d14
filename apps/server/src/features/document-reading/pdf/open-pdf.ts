import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { fromPixels, type OpenPicture } from '../picture/open-picture.ts';
import { ReadingError, readingLimits, readingMessages } from '../reading-error.ts';

export type { PDFDocumentProxy as Pdf, PDFPageProxy as PdfPage } from 'pdfjs-dist';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folderOf = (name: string) => join(packageFolder, name) + sep;

/** @throws ReadingError for files that are damaged or need a password */
export async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: folderOf('standard_fonts'),
    cMapUrl: folderOf('cmaps'),
    wasmUrl: folderOf('wasm'),
    iccUrl: folderOf('iccs'),
    maxImageSize: readingLimits.pixelsPerPage,
    isEvalSupported: false,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  return loading.promise.catch((error: Error) => {
    const isProtected = error.name === 'PasswordException';
    throw new ReadingError(isProtected ? readingMessages.protected : readingMessages.unreadable);
  });
}

/** @throws ReadingError for pages that are damaged */
export function openPage(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  return pdf.getPage(number).catch(() => {
    throw new ReadingError(readingMessages.unreadable);
  });
}

/** Pixels of the shorter side of a drawn page, and the maximum for the whole page. */
const shortSide = 1800;
const maxPixels = 9_000_000;

/** Draws the page as a viewer shows it. */
export async function drawPage(page: PDFPageProxy, side = shortSide): Promise<OpenPicture> {
  const { AnnotationMode } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(side / Math.min(width, height), Math.sqrt(maxPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The canvas library provides everything that pdf.js uses of a browser canvas.
  const target = { canvas, canvasContext: context } as unknown as { canvas: null };
  // Fields without an appearance are drawn with the values in the annotation storage.
  const annotationMode = AnnotationMode.ENABLE_STORAGE;
  await page.render({ ...target, viewport, background: '#fff', annotationMode }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return fromPixels(data, { width: canvas.width, height: canvas.height, channels: 4 });
}
