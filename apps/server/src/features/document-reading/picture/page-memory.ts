import type { Raster } from './raster.ts';

/** Smaller pictures are made again: it is whole pages that keep the collector busy. */
const grain = 1 << 20;
/** Pictures of a page in use at once during preparation. */
const maxKept = 8;

/**
 * Memory for the pictures of a page. Each new megabyte brings the collector closer, and a page is a dozen pictures of
 * several, one after the other: what is given back is taken again.
 */
export function createPageMemory() {
  const kept: ArrayBufferLike[] = [];

  /** Bytes of any value: of memory that was given back, or new ones. */
  function takeBytes(length: number): Uint8Array {
    if (length < grain) return new Uint8Array(length);
    const at = kept.findIndex(({ byteLength }) => byteLength >= length);
    const memory = at < 0 ? new ArrayBuffer(Math.ceil(length / grain) * grain) : kept.splice(at, 1)[0]!;
    return new Uint8Array(memory, 0, length);
  }

  function copyBytes(data: Uint8Array): Uint8Array {
    const copy = takeBytes(data.length);
    copy.set(data);
    return copy;
  }

  /**
   * Gives back the memory of pictures that nobody looks at any more; that of those in use stays, also where a step had
   * nothing to do and they are one and the same.
   */
  function giveBack(done: readonly Raster[], inUse: readonly Raster[]): void {
    const used = new Set([...inUse.map(({ data }) => data.buffer), ...kept]);
    for (const buffer of new Set(done.map(({ data }) => data.buffer)))
      if (!used.has(buffer) && buffer.byteLength >= grain && kept.length < maxKept) kept.push(buffer);
  }

  return { takeBytes, copyBytes, giveBack };
}

/** A process prepares one page at a time. */
export const { takeBytes, copyBytes, giveBack } = createPageMemory();
