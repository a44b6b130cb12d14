const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const jpegStart = 2;
/** Markers in the frame range that are not frames: DHT, JPG and DAC (ITU-T T.81, B.1). */
const notFrames = [0xc4, 0xc8, 0xcc];

export interface PictureSize {
  width: number;
  height: number;
}

/** Reads the declared size of a PNG or JPEG in pixels without decoding it; null when it has none. */
export function readPictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) {
    const hasHeader = bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR';
    return hasHeader ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
  }
  const frame = findJpegFrame(bytes);
  return frame === null ? null : { width: bytes.readUInt16BE(frame + 7), height: bytes.readUInt16BE(frame + 5) };
}

/** Offset of a JPEG's frame header (ITU-T T.81, B.2.2). */
export function findJpegFrame(bytes: Buffer): number | null {
  for (let at = jpegStart; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker)) return at;
  }
  return null;
}
