import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { createRaster, cropRaster, type Raster } from '../picture/raster.ts';
import type { Box, Reading } from '../word.ts';

/** A word by its place on the picture, in fractions. */
export interface FoundWord extends Reading {
  box: Box;
  /** The font and size it is set in, where a text layer says so. */
  style?: string;
}

/** A part of a picture, in pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a picture is taken: as one block of lines, to be split into blocks first, or as one line. */
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
/** What the recogniser is told of the prepared pictures. */
const dotsPerInch = '220';

export async function openRecogniser(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: dataFolder,
    cacheMethod: 'none',
    gzip: true,
    // Failures reject the call they belong to; this is only told of them again.
    errorHandler: () => undefined,
  });
  // Without learning a page reads the same whatever was read before it.
  await worker.setParameters({ classify_enable_learning: '0', user_defined_dpi: dotsPerInch });
  return {
    recognise: (picture, layout, region) => recognise(worker, picture, layout, region),
    close: async () => void (await worker.terminate()),
  };
}

async function recognise(worker: Worker, picture: Raster, layout: Layout, region?: Region): Promise<FoundWord[]> {
  // The mode is said each time: left alone, one that loses the words of tables is taken.
  await worker.setParameters({ tessedit_pageseg_mode: modes[layout] });
  // Cut out here: the recogniser's own rectangles have given words of other places.
  const part = region ? withMargin(cropRaster(picture, region.left, region.top, region.width, region.height)) : picture;
  const [left, top] = region ? [region.left - margin, region.top - margin] : [0, 0];
  const { data } = await worker.recognize(encode(part), {}, { text: false, tsv: true });
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
  /** Of the page, as the recogniser counts them. */
  line: string;
  place: Region;
}

/** The words of the recogniser's table; a word ends where the next one of its line begins. */
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

/** Letters at the very edge of a part are lost. */
const margin = 10;

function withMargin(part: Raster): Raster {
  const { width, height, data } = part;
  const wider = createRaster(width + 2 * margin, height + 2 * margin);
  for (let y = 0; y < height; y++)
    wider.data.set(data.subarray(y * width, (y + 1) * width), (y + margin) * wider.width + margin);
  return wider;
}

/** The rows of words in the recogniser's table; others tell of pages, blocks, paragraphs and lines. */
const wordLevel = '5';

/** The simplest format the recogniser takes: nothing is compressed only to be unpacked again. */
function encode({ width, height, data }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
