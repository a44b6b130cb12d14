import type { Engine } from '../engine.ts';
import type { PreparedPicture } from '../picture/prepare-picture.ts';
import type { Raster } from '../picture/raster.ts';
import type { Box, Page, Reading, Word } from '../word.ts';
import { enlargeCrop } from './enlarge-crop.ts';
import { isSameReading, type SecondReading } from './settle-reading.ts';
import { clipToNeighbours, widenToInk } from './widen-box.ts';

/** Maximum number of words read a second time; most documents have fewer. */
const maxSecondLooks = 60;
/** Maximum number of words read a third time. */
const maxThirdLooks = 10;

/** Re-reads words with the second reader; on a difference, the first engine reads the enlarged word again. */
export async function lookAgain(
  engine: Engine,
  words: Word[],
  pageOf: (word: Word) => { picture: PreparedPicture | null; page: Page },
): Promise<Map<Word, SecondReading>> {
  const readings = new Map<Word, SecondReading>();
  let thirdLooks = 0;
  for (const word of words.slice(0, maxSecondLooks)) {
    const { picture, page } = pageOf(word);
    if (!picture) continue;
    const reader = await engine.secondReader();
    const box = isNumber(word) ? clipToNeighbours(widenToInk(picture.clean, word.box), word.box, page.words) : word.box;
    const reading = { ...(await reader.read(picture.even, box)), isWider: box !== word.box };
    // The second reader misses single digits.
    if (reading.text === '' && /^[02-9]$/.test(word.text)) continue;
    if (isSameReading(word, reading)) {
      // Only the first reader knows ñ.
      const text = /ñ/i.test(word.text) ? word.text : reading.text;
      readings.set(word, { ...reading, text, third: null });
      continue;
    }
    const third = thirdLooks++ < maxThirdLooks ? await readEnlarged(engine, picture.clean, box) : null;
    readings.set(word, { ...reading, third });
  }
  return readings;
}

/** Reads places with the second reader only. */
export async function readPlaces(
  engine: Engine,
  places: Word[],
  pictureOf: (word: Word) => PreparedPicture | null,
): Promise<Map<Word, Reading>> {
  const readings = new Map<Word, Reading>();
  const reader = await engine.secondReader();
  for (const place of places) {
    const picture = pictureOf(place);
    if (picture) readings.set(place, await reader.read(picture.even, place.box));
  }
  return readings;
}

function isNumber({ text }: Word): boolean {
  return /\d/.test(text) && !/\p{L}{2}/u.test(text);
}

/** At another letter size the engine makes different errors. */
async function readEnlarged(engine: Engine, picture: Raster, box: Box): Promise<Reading | null> {
  const recogniser = await engine.recogniser();
  const words = await recogniser.recognise(enlargeCrop(picture, box), 'LINE');
  if (words.length === 0) return null;
  const text = words.map((each) => each.text).join('');
  return { text, confidence: Math.min(...words.map(({ confidence }) => confidence)) };
}
