import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { clipRegion, createScratch, type Raster, type Region } from '../picture/raster.ts';
import type { Box, Reading } from '../word.ts';

/** A word with its place as fractions of the picture. */
export interface FoundWord extends Reading {
  box: Box;
  /** Font and size; only known in a text layer. */
  style?: string;
}

/** Page segmentation: one block of lines, several blocks, or one line. */
export type Layout = 'BLOCK' | 'SPLIT' | 'LINE';
const modes: Record<Layout, PSM> = { BLOCK: PSM.SINGLE_BLOCK, SPLIT: PSM.AUTO, LINE: PSM.SINGLE_LINE };

export interface Recogniser {
  recognise(picture: Raster, layout: Layout, region?: Region): Promise<FoundWord[]>;
  close(): Promise<void>;
}

const dataFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
/** Resolution passed to the engine for prepared pictures. */
const dotsPerInch = '220';

export async function openRecogniser(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: dataFolder,
    cacheMethod: 'none',
    gzip: true,
    // Failures already reject their call; the handler receives them a second time.
    errorHandler: () => undefined,
  });
  // Learning is off so that a page reads the same whatever was read before.
  await worker.setParameters({ classify_enable_learning: '0', user_defined_dpi: dotsPerInch });
  return {
    recognise: (picture, layout, region) => recognise(worker, picture, layout, region),
    close: async () => void (await worker.terminate()),
  };
}

async function recognise(worker: Worker, picture: Raster, layout: Layout, region?: Region): Promise<FoundWord[]> {
  // Set the mode on every call: the default mode loses words in tables.
  await worker.setParameters({ tessedit_pageseg_mode: modes[layout] });
  const part = region ? clipRegion(picture, region) : { left: 0, top: 0, width: picture.width, height: picture.height };
  const white = region ? margin : 0;
  const [left, top] = [part.left - white, part.top - white];
  // The encoded part is copied before the call returns, so its buffer can be reused.
  const { data } = await worker.recognize(encode(picture, part, white), {}, { text: false, tsv: true });
  return readTable(data.tsv ?? '').map(({ text, confidence, place }) => {
    const box = {
      x: (left + place.left) / picture.width,
      y: (top + place.top) / picture.height,
      width: place.width / picture.width,
      height: place.height / picture.height,
    };
    return { text, confidence, box };
  });
}

interface TableWord extends Reading {
  /** The engine's line number on the page. */
  line: string;
  place: Region;
}

/** Parses the engine's TSV output; a word ends where the next word of its line begins. */
export function readTable(tsv: string): TableWord[] {
  const words = tsv.split('\n').flatMap((row): TableWord[] => {
    const [level, page, block, paragraph, line, , x, y, width, height, confidence, text = ''] = row.split('\t');
    const trimmed = text.trim();
    if (level !== wordLevel || trimmed === '') return [];
    const place = { left: Number(x), top: Number(y), width: Number(width), height: Number(height) };
    const lineName = [page, block, paragraph, line].join();
    return [{ text: trimmed, confidence: Math.round(Number(confidence)), line: lineName, place }];
  });
  for (const [at, { place, line }] of words.entries()) {
    const next = words[at + 1];
    const isOver = next?.line === line && next.place.left > place.left;
    if (isOver) place.width = Math.min(place.width, next.place.left - place.left);
  }
  return words;
}

/** White margin around a part, in pixels; letters at the very edge are lost. */
const margin = 10;

/** Level of words in the TSV output; levels 1 to 4 are pages, blocks, paragraphs and lines. */
const wordLevel = '5';

const paper = 255;
const bytesOf = createScratch();

/**
 * Encodes a part as PGM, which needs no compression. Cropped here because the engine's own rectangles returned words
 * from elsewhere.
 */
function encode(picture: Raster, { left, top, width, height }: Region, white: number): Buffer {
  const stride = width + 2 * white;
  const head = Buffer.from(`P5\n${stride} ${height + 2 * white}\n255\n`, 'latin1');
  const bytes = bytesOf(head.length + stride * (height + 2 * white), paper);
  bytes.set(head);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * picture.width + left;
    bytes.set(picture.data.subarray(start, start + width), head.length + (y + white) * stride + white);
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
