import { setImmediate } from 'node:timers/promises';
import zlib from 'node:zlib';
import { decodeText } from './decode-text.ts';

export interface DecodedBody {
  text: string;
  /** Why part of the text is missing, in one sentence; null when it is complete. */
  note: string | null;
  isCut: boolean;
  /** The bytes are invalid in their charset, so `text` is a guess for people to read. */
  isGarbled: boolean;
}

interface RawBody {
  bytes: Buffer;
  /** True when the body was longer than what was read. */
  isCut: boolean;
  encoding: string | undefined;
  contentType: string | undefined;
}

const decoders: Record<string, (bytes: Buffer) => zlib.Gunzip | zlib.Inflate | zlib.BrotliDecompress> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  // RFC 9110 §8.4.1.2: some send deflate without the zlib header, whose first byte ends in 8.
  deflate: (bytes) => ((bytes[0]! & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw()),
  br: () => zlib.createBrotliDecompress(),
};
/**
 * Compressions that this process cannot decode. Other names, such as UTF-8, are not compressions, so the body is used
 * as is.
 */
const unreadableEncodings = new Set(['zstd', 'compress', 'x-compress', 'dcb', 'dcz', 'lzma', 'xz', 'lz4', 'bzip2']);
const maxEncodings = 3;
const maxBytesAtOnce = 256 * 1024;

/** Decodes an answer's body: decompresses it up to the limit and reads it in its charset, or guesses. */
export async function decodeBody(raw: RawBody, maxBytes: number): Promise<DecodedBody> {
  let { bytes, isCut } = raw;
  let note: string | null = null;
  const encodings = listEncodings(raw.encoding);
  for (const name of encodings) {
    const decoder = bytes.length > 0 ? decoders[name]?.(bytes) : null;
    if (decoder === undefined || encodings.length > maxEncodings)
      return { text: '', note: 'The answer is compressed in a way that cannot be read.', isCut, isGarbled: true };
    if (decoder === null) break;
    const inflated = await inflate(decoder, bytes, maxBytes);
    isCut ||= inflated.isCut;
    if (inflated.isBroken) {
      const hasText = inflated.bytes.length > 0;
      note = hasText ? 'The compressed answer is broken or incomplete.' : 'The answer could not be decompressed.';
      // Some servers announce a compression that they do not apply.
      bytes = hasText ? inflated.bytes : bytes.subarray(0, maxBytes);
      break;
    }
    bytes = inflated.bytes;
  }
  // Joining several megabytes has already taken a while, so yield before decoding.
  if (bytes.length > maxBytesAtOnce) await setImmediate();
  const text = decodeText(bytes, raw.contentType, isCut || note !== null);
  const readable = text ?? new TextDecoder('windows-1252').decode(bytes, { stream: true });
  return { text: readable, note: isCut ? cutNote(maxBytes) : note, isCut, isGarbled: text === null };
}

/** In decoding order. */
function listEncodings(header: string | undefined): string[] {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names.filter((name) => Object.hasOwn(decoders, name) || unreadableEncodings.has(name)).toReversed();
}

/** A small body may decompress to a huge one, so reading stops at the limit. */
function inflate(decoder: zlib.Gunzip | zlib.BrotliDecompress, bytes: Buffer, maxBytes: number) {
  return new Promise<{ bytes: Buffer; isCut: boolean; isBroken: boolean }>((done) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (isBroken: boolean) => {
      const isCut = size > maxBytes;
      done({ bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut, isBroken: isBroken && !isCut });
      decoder.destroy();
    };
    decoder.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) end(false);
    });
    decoder.on('end', () => end(false));
    decoder.on('error', () => end(true));
    decoder.end(bytes);
  });
}

function cutNote(maxBytes: number): string {
  const limit = maxBytes < 1_000_000 ? `${Math.round(maxBytes / 1024)} kB` : `${maxBytes / 1_000_000} MB`;
  return `Only the first ${limit} of the answer were read.`;
}
