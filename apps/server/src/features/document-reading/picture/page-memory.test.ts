import { expect, it } from 'vitest';
import { createPageMemory } from './page-memory.ts';
import type { Raster } from './raster.ts';

const large = 3 << 20;

function rasterOf(data: Uint8Array): Raster {
  return { width: data.length, height: 1, data };
}

it('reuses returned memory, but none that is in use', () => {
  const { takeBytes, releaseBuffers } = createPageMemory();
  const [done, used] = [rasterOf(takeBytes(large)), rasterOf(takeBytes(large))];
  releaseBuffers([done, used, done], [used]);
  const [first, second] = [takeBytes(large - 7), takeBytes(large)];
  expect(first.length).toBe(large - 7);
  expect(first.buffer === done.data.buffer).toBe(true);
  expect([done, used].some(({ data }) => data.buffer === second.buffer)).toBe(false);
});

it('overwrites reused memory when it copies', () => {
  const { takeBytes, copyBytes, releaseBuffers } = createPageMemory();
  releaseBuffers([rasterOf(takeBytes(large).fill(9))], []);
  const copy = copyBytes(new Uint8Array(large).fill(5));
  expect(copy.every((value) => value === 5)).toBe(true);
});

it('allocates small pictures anew, and keeps memory for a limited number of pictures only', () => {
  const { takeBytes, releaseBuffers } = createPageMemory();
  const small = rasterOf(takeBytes(100));
  releaseBuffers([small], []);
  expect(takeBytes(100).buffer === small.data.buffer).toBe(false);
  const pictures = Array.from({ length: 12 }, () => rasterOf(takeBytes(large)));
  releaseBuffers(pictures, []);
  const known = new Set(pictures.map(({ data }) => data.buffer));
  const again = Array.from({ length: 12 }, () => takeBytes(large)).filter(({ buffer }) => known.has(buffer));
  expect(again.length).toBe(8);
});
