import { toLetterSize } from '../layout/letter-size.ts';
import { eraseLines } from '../picture/erase/erase-lines.ts';
import type { Raster } from '../picture/raster.ts';
import { findUnreadLines } from './find-unread-lines.ts';
import { readPicture } from './read-picture.ts';
import type { FoundWord, Recogniser } from './recogniser.ts';

/** With more lines, reading the whole page at once is faster. */
const maxLines = 16;
const sureWord = 60;

/** Reads print that the page shows but its text layer lacks: values drawn as pictures or outlines, stamps, notes. */
export async function readUnreadInk(
  words: readonly FoundWord[],
  drawn: Raster,
  openRecogniser: () => Promise<Recogniser>,
): Promise<FoundWord[]> {
  const picture = eraseLines(drawn);
  const regions = findUnreadLines(words, picture, maxLines + 1);
  if (regions.length === 0) return [];
  const recogniser = await openRecogniser();
  const found: FoundWord[] = [];
  if (regions.length > maxLines) {
    const whole = await readPicture(recogniser, picture);
    if (whole.quarters === 0) found.push(...whole.words);
  } else
    for (const region of regions) {
      const read = await recogniser.recognise(picture, 'LINE', region);
      // A single letter is more often a speck than a word.
      if (read.some(({ text }) => /[\p{L}\d]{2}/u.test(text))) found.push(...read);
    }
  return found
    .filter(({ text, confidence }) => confidence >= sureWord && /[\p{L}\d]/u.test(text))
    .filter((word) => !words.some((other) => isOver(word, other)))
    .map((word) => asPrinted(word, picture));
}

/** True when the middle of a word lies in the box of another. */
function isOver({ box }: FoundWord, { box: other }: FoundWord): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.height;
}

/** Sets the height of the box to the letter size, as in text layers. */
function asPrinted(word: FoundWord, { width, height }: Raster): FoundWord {
  const { x, y, width: wide, height: high } = word.box;
  const sized = toLetterSize({
    text: word.text,
    left: x * width,
    right: (x + wide) * width,
    top: y * height,
    bottom: (y + high) * height,
  });
  return { ...word, box: { x, y: sized.top / height, width: wide, height: (sized.bottom - sized.top) / height } };
}
