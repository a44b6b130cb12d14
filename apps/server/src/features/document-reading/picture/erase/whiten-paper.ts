import { takeBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

/** Reach of the noise below the usual paper, in distances of the darker third from the median. */
const reach = 3;
/** Brightness above which paper counts as clean, and below which nothing counts as paper. */
const clean = 235;
const darkest = 150;
const sampleEvery = 5;
/** Noise of paper: half of all pixels at this distance in a row differ by this much. */
const noisy = { apart: 3, difference: 4, sampleEvery: 101 };

/** True when the paper has the noise of a dark photo, which nothing may darken further. Much print is not noise. */
export function hasNoise({ data }: Raster): boolean {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = noisy.apart; at < data.length; at += noisy.sampleEvery, total++)
    counts[Math.abs(data[at]! - data[at - noisy.apart]!)]!++;
  return valueAt(counts, total * 0.5) >= noisy.difference;
}

/** Makes the noise of paper photographed in the dark white, so that specks are not taken for parts of letters. */
export function whitenPaper({ width, height, data }: Raster): Raster {
  const white = findWhite(data);
  if (white > clean) return { width, height, data };
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, (value * 255) / white));
  const whitened = takeBytes(data.length);
  for (let at = 0; at < data.length; at++) whitened[at] = table[data[at]!]!;
  return { width, height, data: whitened };
}

function findWhite(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += sampleEvery) counts[data[at]!]!++;
  const total = Math.ceil(data.length / sampleEvery);
  const middle = valueAt(counts, total * 0.5);
  return Math.max(darkest, middle - reach * (middle - valueAt(counts, total * 0.3)));
}

function valueAt(counts: Uint32Array, rank: number): number {
  let value = 0;
  for (let count = counts[0]!; count < rank && value < 255; count += counts[value]!) value++;
  return value;
}
