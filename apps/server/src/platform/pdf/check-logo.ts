import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { findJpegFrame, readPictureSize } from '../files/picture-size.ts';

const unpack = promisify(inflate);
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);
/** Samples per pixel by the PNG's color type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Limit against decompression bombs. */
const maxUnpackedBytes = 16_000_000;
const maxFilter = 4;

/**
 * True when a picture can be embedded in a PDF. The library crashes the process on a broken PNG, so its pixels are
 * checked first (PNG third edition, §7 to §11). Rejects interlaced PNGs.
 */
export async function isDrawableLogo(bytes: Buffer): Promise<boolean> {
  if (bytes.subarray(0, jpegSignature.length).equals(jpegSignature)) return hasJpegFrame(bytes);
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return false;
  const header = listChunks(bytes).find(({ type }) => type === 'IHDR')?.data;
  if (header?.length !== 13 || header[12] !== 0) return false;
  const bitsPerPixel = header[8]! * (channels[header[9]!] ?? 0);
  const lineBytes = 1 + Math.ceil((header.readUInt32BE(0) * bitsPerPixel) / 8);
  const lines = header.readUInt32BE(4);
  if (bitsPerPixel === 0 || lines === 0 || lineBytes * lines > maxUnpackedBytes) return false;
  const packed = Buffer.concat(
    listChunks(bytes)
      .filter(({ type }) => type === 'IDAT')
      .map(({ data }) => data),
  );
  const pixels = await unpack(packed, { maxOutputLength: maxUnpackedBytes }).catch(() => null);
  if (pixels?.length !== lineBytes * lines) return false;
  for (let line = 0; line < lines; line += 1) if (pixels[line * lineBytes]! > maxFilter) return false;
  return true;
}

/** True when a JPEG declares its size and a supported color space. */
function hasJpegFrame(bytes: Buffer): boolean {
  const size = readPictureSize(bytes);
  const frame = findJpegFrame(bytes);
  return frame !== null && size !== null && size.width > 0 && size.height > 0 && [1, 3, 4].includes(bytes[frame + 9]!);
}

function listChunks(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = pngSignature.length; at + 8 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}
