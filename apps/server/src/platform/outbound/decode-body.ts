import { setImmediate } from 'node:timers/promises';
import zlib from 'node:zlib';
import { decodeText } from './decode-text.ts';

export interface DecodedBody {
  text: string;
  /** Why not all of the text is there, in one sentence; null when it is. */
  note: string | null;
  isCut: boolean;
  /** The bytes are not text of their charset: `text` is a guess for people to read. */
  isGarbled: boolean;
}

interface RawBody {
  bytes: Buffer;
  /** More came than was read. */
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
/** Compressions that this process cannot undo. Other names, such as UTF-8, are no compression: the body is as sent. */
const unreadableEncodings = new Set(['zstd', 'compress', 'x-compress', 'dcb', 'dcz', 'lzma', 'xz', 'lz4', 'bzip2']);
const maxEncodings = 3;
const maxBytesAtOnce = 256 * 1024;

/** The text of an answer: decompressed up to the limit, and read in its own charset, or as a guess. */
export async function decodeBody(raw: RawBody, maxBytes: number): Promise<DecodedBody> {
  let { bytes, isCut } = raw;
  let note: string | null = null;
  for (const name of listEncodings(raw.encoding)) {
    const decoder = bytes.length > 0 ? decoders[name]?.(bytes) : null;
    if (decoder === undefined)
      return { text: '', note: 'The answer is compressed in a way that cannot be read.', isCut, isGarbled: true };
    if (decoder === null) break;
    const inflated = await inflate(decoder, bytes, maxBytes);
    isCut ||= inflated.isCut;
    if (inflated.isBroken) {
      const hasText = inflated.bytes.length > 0;
      note = hasText ? 'The compressed answer is broken or incomplete.' : 'The answer could not be decompressed.';
      // Some announce a compression that they do not apply.
      bytes = hasText ? inflated.bytes : bytes.subarray(0, maxBytes);
      break;
    }
    bytes = inflated.bytes;
  }
  // Copying some megabytes together has taken its time already.
  if (bytes.length > maxBytesAtOnce) await setImmediate();
  const text = decodeText(bytes, raw.contentType, isCut || note !== null);
  const readable = text ?? new TextDecoder('windows-1252').decode(bytes, { stream: true });
  return { text: readable, note: isCut ? cutNote(maxBytes) : note, isCut, isGarbled: text === null };
}

/** In the order of undoing. */
function listEncodings(header: string | undefined): string[] {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names
    .filter((name) => Object.hasOwn(decoders, name) || unreadableEncodings.has(name))
    .toReversed()
    .slice(0, maxEncodings);
}

/** A small answer may decompress to a huge one: reading stops at the limit. */
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
