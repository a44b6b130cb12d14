import type { Phrases } from './find-phrases.ts';
import { countEdits, foldShapes, foldWord } from './fold-text.ts';

/** Maximum share of wrong letters in one reading, or on average in both. */
const max = { ofOne: 0.17, ofBoth: 0.3 };
/** Minimum length of a phrase confirmed by one reading, or by two weak ones. */
const min = { forOne: 5, forBoth: 8 };

/** The phrase closest to two readings of the same weak print; null when none is close enough. */
export function nearestPhrase<Meaning>({ byLength }: Phrases<Meaning>, first: string, second: string): string | null {
  const shapes = [shapeOf(first), shapeOf(second)];
  let best: { phrase: string; stray: number } | null = null;
  for (let length = min.forOne; length <= Math.max(...shapes.map((shape) => shape.length)) + 2; length++) {
    for (const { phrase, shape } of byLength.get(length) ?? []) {
      const stray = strayOf(shapes, shape);
      if (stray !== null && (!best || stray < best.stray)) best = { phrase, stray };
    }
  }
  return best?.phrase ?? null;
}

/** Total distance of both readings from a phrase; null when they do not match it. */
function strayOf(shapes: readonly string[], shape: string): number | null {
  const limit = Math.floor(shape.length * max.ofBoth * 1.5);
  const [one, other] = shapes.map((each) => (countEdits(each, shape, limit) ?? limit + 1) / shape.length) as [
    number,
    number,
  ];
  const isMeant = Math.min(one, other) <= max.ofOne || (shape.length >= min.forBoth && one + other <= 2 * max.ofBoth);
  return isMeant ? one + other : null;
}

/** Joins all words, since one reader drops spaces. */
function shapeOf(text: string): string {
  const folded = text.split(/\s+/).map(foldWord).join('');
  return foldShapes(folded.replace(/number$/, 'no'));
}
