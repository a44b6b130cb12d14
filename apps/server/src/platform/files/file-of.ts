import { Readable } from 'node:stream';
import type { BytePart, NamedFile } from './files.ts';

/** What was just made, as a file. */
export function fileOf(bytes: Buffer, { name, contentType }: Pick<NamedFile, 'name' | 'contentType'>): NamedFile {
  const cut = (part?: BytePart) => (part ? bytes.subarray(part.start, part.end + 1) : bytes);
  return { name, contentType, sizeBytes: bytes.length, open: async (part) => Readable.from(chunksOf(cut(part))) };
}

/** None of nothing: an empty chunk would end a stream of them. */
function chunksOf(bytes: Buffer): Buffer[] {
  return bytes.length > 0 ? [bytes] : [];
}
