import { detectFileType } from '../../platform/files/detect-file-type.ts';
import type { Engine } from './engine.ts';
import { compareWithDrawing } from './pdf/compare-with-drawing.ts';
import { drawPage, openPage, openPdf, type PdfPage } from './pdf/open-pdf.ts';
import { drawFieldsWithoutAppearance } from './pdf/read-form-fields.ts';
import { readTextLayer } from './pdf/read-text-layer.ts';
import { type OpenPicture, openPicture } from './picture/open-picture.ts';
import { releaseBuffers } from './picture/page-memory.ts';
import { type PreparedPicture, preparePicture } from './picture/prepare-picture.ts';
import type { Raster } from './picture/raster.ts';
import { turnPrepared } from './picture/turn-prepared.ts';
import { ReadingError, readingLimits, readingMessages } from './reading-error.ts';
import { orderWords } from './recognise/order-words.ts';
import { readPicture } from './recognise/read-picture.ts';
import { readUnreadInk } from './recognise/read-unread-ink.ts';
import type { FoundWord } from './recognise/recogniser.ts';
import type { Page, Word } from './word.ts';

/** A page with the data for a second reading. */
export interface PageReading {
  page: Page;
  /** Index of its file, and its page in that file, from 1. */
  file: number;
  pageOfFile: number;
  /** The picture for the second reading; null when the text layer is used. */
  picture: PreparedPicture | null;
  /** Size of the page as it was sent: in pixels of a picture, or in PDF units. */
  sourceSize: { width: number; height: number };
  /** Words of the text layer that the drawing does not show. */
  hidden: FoundWord[];
}

export type OnStage = (stage: 'OPEN' | 'PREPARE' | 'RECOGNISE') => void;

/** Reads the words of every page. @throws ReadingError for files that cannot be read */
export async function readPages(engine: Engine, files: Buffer[], onStage: OnStage): Promise<PageReading[]> {
  const pages: PageReading[] = [];
  for (const [file, bytes] of files.entries()) {
    onStage('OPEN');
    const read = detectFileType(bytes) === 'application/pdf' ? readPdf : readImage;
    for await (const found of read(engine, bytes, pages.length, onStage)) {
      const number = pages.length + 1;
      const words = found.words.map((word): Word => ({ ...word, page: number, second: null }));
      const { width, height, source, picture, size, pageOfFile, hidden } = found;
      pages.push({
        page: { number, width, height, source, words },
        file,
        pageOfFile,
        picture,
        sourceSize: size,
        hidden,
      });
    }
  }
  return pages;
}

interface FoundPage
  extends Pick<PageReading, 'pageOfFile' | 'picture' | 'hidden'>,
    Pick<Page, 'width' | 'height' | 'source'> {
  words: FoundWord[];
  size: { width: number; height: number };
}

async function* readImage(
  engine: Engine,
  bytes: Buffer,
  pagesBefore: number,
  onStage: OnStage,
): AsyncGenerator<FoundPage> {
  checkPages(pagesBefore + 1);
  yield { ...(await readOpenPicture(engine, await openPicture(bytes), onStage)), pageOfFile: 1, hidden: [] };
}

async function* readPdf(
  engine: Engine,
  bytes: Buffer,
  pagesBefore: number,
  onStage: OnStage,
): AsyncGenerator<FoundPage> {
  const pdf = await openPdf(bytes);
  try {
    checkPages(pagesBefore + pdf.numPages);
    for (let pageOfFile = 1; pageOfFile <= pdf.numPages; pageOfFile++) {
      const page = await openPage(pdf, pageOfFile);
      await drawFieldsWithoutAppearance(pdf, page);
      yield { ...(await readPdfPage(engine, page, onStage)), pageOfFile };
      page.cleanup();
    }
  } finally {
    await pdf.destroy();
  }
}

function checkPages(count: number): void {
  if (count > readingLimits.pages) throw new ReadingError(readingMessages.tooManyPages(count));
}

/** Minimum number of words in a usable text layer; fewer are a stamp on a scan. */
const minWords = 8;

async function readPdfPage(engine: Engine, page: PdfPage, onStage: OnStage): Promise<Omit<FoundPage, 'pageOfFile'>> {
  const words = await readTextLayer(page);
  if (words.length < minWords) return { ...(await readOpenPicture(engine, await drawPage(page), onStage)), hidden: [] };
  const drawing = await drawPage(page);
  const { isDrawn, different } = await compareWithDrawing(words, drawing.grey, await engine.secondReader());
  if (!isDrawn) return { ...(await readOpenPicture(engine, drawing, onStage)), hidden: different };
  const drawn = await readUnreadInk(words, drawing.grey, () => {
    onStage('RECOGNISE');
    return engine.recogniser();
  });
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    words: drawn.length > 0 ? orderWords([...words, ...drawn]) : words,
    width,
    height,
    source: 'TEXT_LAYER',
    picture: null,
    size: { width, height },
    hidden: [],
  };
}

async function readOpenPicture(engine: Engine, { grey, overview }: OpenPicture, onStage: OnStage) {
  onStage('PREPARE');
  const prepared = preparePicture(grey, overview());
  releaseBuffers([grey], [prepared.even, prepared.clean]);
  onStage('RECOGNISE');
  const { words, quarters } = await readPicture(await engine.recogniser(), prepared.clean, prepared.cellRows);
  const picture = turnPrepared(prepared, quarters);
  const { width, height }: Raster = picture.even;
  const size = { width: grey.width, height: grey.height };
  return { words, width, height, source: 'PICTURE' as const, picture, size };
}
