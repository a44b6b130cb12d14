import zlib from 'node:zlib';

export interface DecodedBody {
  text: string;
  /** Why not all of the text is there, in one sentence; null when it is. */
  note: string | null;
  isCut: boolean;
}

interface RawBody {
  bytes: Buffer;
  /** More came than was read. */
  isCut: boolean;
  encoding: string | undefined;
  contentType: string | undefined;
}

const partialGzip = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
const partialBrotli = { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH };
const decoders: Record<string, (bytes: Buffer) => zlib.Gunzip | zlib.Inflate | zlib.BrotliDecompress> = {
  gzip: () => zlib.createGunzip(partialGzip),
  'x-gzip': () => zlib.createGunzip(partialGzip),
  // RFC 9110 §8.4.1.2: some send deflate without the zlib header, whose first byte ends in 8.
  deflate: (bytes) => ((bytes[0]! & 0x0f) === 8 ? zlib.createInflate(partialGzip) : zlib.createInflateRaw(partialGzip)),
  br: () => zlib.createBrotliDecompress(partialBrotli),
};
const maxEncodings = 3;

/** The text of an answer: decompressed up to the limit, and read in its own charset. */
export async function decodeBody(raw: RawBody, maxBytes: number): Promise<DecodedBody> {
  let { bytes, isCut } = raw;
  let note: string | null = null;
  for (const name of listEncodings(raw.encoding)) {
    const decoder = bytes.length > 0 ? decoders[name]?.(bytes) : null;
    if (decoder === undefined)
      return { text: '', note: 'The answer is compressed in a way that cannot be read.', isCut };
    if (decoder === null) break;
    const inflated = await inflate(decoder, bytes, maxBytes);
    bytes = inflated.bytes;
    isCut ||= inflated.isCut;
    if (inflated.isBroken) note = 'The answer could not be decompressed.';
  }
  return { text: decodeText(bytes, raw.contentType), note: isCut ? cutNote(maxBytes) : note, isCut };
}

/** In the order of undoing. */
function listEncodings(header: string | undefined): string[] {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names
    .filter((name) => name && name !== 'identity')
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

function decodeText(bytes: Buffer, contentType: string | undefined): string {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
  const named = charset && createDecoder(charset);
  if (named) return named.decode(bytes, { stream: true });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes, { stream: true });
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes, { stream: true });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function createDecoder(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

function cutNote(maxBytes: number): string {
  const limit = maxBytes < 1_000_000 ? `${Math.round(maxBytes / 1024)} kB` : `${maxBytes / 1_000_000} MB`;
  return `Only the first ${limit} of the answer were read.`;
}
