import { takeBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

/** Reach of the noise below the median, in distances from the median to the 30th percentile. */
const reach = 3;
/** Brightness above which paper is clean, and the minimum brightness of paper. */
const clean = 235;
const darkestLevel = 150;
/** Share of the pixels that are darker than most paper: ink and shadows. */
const darkShare = 0.3;
const sampleEvery = 5;
/** Paper noise: the median difference of pixels at this distance in a row. */
const noisy = { apart: 3, difference: 4, sampleEvery: 101 };

/** True for the paper noise of a dark photo, which must not be darkened further. Unaffected by the amount of print. */
export function hasNoise({ data }: Raster): boolean {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = noisy.apart; at < data.length; at += noisy.sampleEvery, total++)
    counts[Math.abs(data[at]! - data[at - noisy.apart]!)]!++;
  return valueAt(counts, total / 2) >= noisy.difference;
}

/** Whitens the noise of paper photographed in the dark, so that specks are not read as parts of letters. */
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
  const middle = valueAt(counts, total / 2);
  return Math.max(darkestLevel, middle - reach * (middle - valueAt(counts, total * darkShare)));
}

function valueAt(counts: Uint32Array, rank: number): number {
  let value = 0;
  for (let count = counts[0]!; count < rank && value < 255; count += counts[value]!) value++;
  return value;
}
