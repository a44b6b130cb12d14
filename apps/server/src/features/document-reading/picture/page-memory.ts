import type { Raster } from './raster.ts';

/** Minimum pooled size in bytes; only page-sized pictures put pressure on the garbage collector. */
const grain = 1 << 20;
/** Maximum number of pooled buffers. */
const maxKept = 8;

/**
 * Buffer pool for page pictures. A page needs a dozen pictures of several megabytes in sequence; reusing them avoids
 * garbage collection.
 */
export function createPageMemory() {
  const kept: ArrayBufferLike[] = [];

  /** Uninitialised bytes, reused or new. */
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

  /** Returns the buffers of unused pictures to the pool, except those that a picture in use shares. */
  function releaseBuffers(done: readonly Raster[], inUse: readonly Raster[]): void {
    const used = new Set([...inUse.map(({ data }) => data.buffer), ...kept]);
    for (const buffer of new Set(done.map(({ data }) => data.buffer)))
      if (!used.has(buffer) && buffer.byteLength >= grain && kept.length < maxKept) kept.push(buffer);
  }

  return { takeBytes, copyBytes, releaseBuffers };
}

/** A process prepares one page at a time. */
export const { takeBytes, copyBytes, releaseBuffers } = createPageMemory();
