import type { DocumentType } from '@smile/contract/archive-analysis';
import { compilePhrases, findPhrases, type Hit } from './layout/find-phrases.ts';
import { type Line, readLines } from './layout/lines.ts';
import { type TypeSign, typeSigns } from './lexicon/type-signs.ts';
import type { Classification } from './read-field.ts';
import type { Page } from './word.ts';

const phrases = compilePhrases(typeSigns);
/** Below this sum of weights a document is none of the known types. */
const leastWeight = 7;
/** A sign in the head of the first page, or in letters larger than usual, counts so much more. */
const headFactor = 1.6;
/** The same sign counts once, and a little more when it comes again. */
const repeatShare = 0.15;

/** What kind of document the words are from, by the signs of each type. */
export function classify(pages: Page[]): Classification {
  const lines = readLines(pages);
  const weights = new Map<DocumentType, number>();
  const seen = new Map<string, number>();
  for (const hit of findPhrases(lines, phrases)) addHit(hit, lines, weights, seen);
  const ranked = [...weights].sort(([, one], [, other]) => other - one);
  const [best, second] = ranked;
  if (!best || best[1] < leastWeight) return { fileType: 'OTHERS', confidence: rateOthers(best?.[1] ?? 0) };
  const lead = best[1] / (best[1] + (second?.[1] ?? 0));
  const amount = Math.min(1, best[1] / (leastWeight * 2));
  const confidence = 100 * Math.min(1, (lead - 0.5) * 2.4 + 0.35) * (0.6 + 0.4 * amount);
  return { fileType: best[0], confidence: Math.round(Math.min(99, confidence)) };
}

function addHit(
  { meanings, tokens, phrase, likeness }: Hit<TypeSign>,
  lines: readonly Line[],
  weights: Map<DocumentType, number>,
  seen: Map<string, number>,
): void {
  const { line } = tokens[0]!;
  const isHead = line.page === lines[0]!.page && line.number < Math.max(4, lines.length * 0.15);
  const count = seen.get(phrase) ?? 0;
  seen.set(phrase, count + 1);
  const factor = likeness ** 2 * (isHead ? headFactor : 1) * (count === 0 ? 1 : count < 4 ? repeatShare : 0);
  for (const { type, weight } of meanings) weights.set(type, (weights.get(type) ?? 0) + weight * factor);
}

function rateOthers(weight: number): number {
  return Math.round(95 - (45 * weight) / leastWeight);
}
