import { detectFileType } from './detect-file-type.ts';

/**
 * A PDF, PNG or JPEG without the bytes after its end marker, where another file may hide; null without an end marker.
 * Image decoders ignore such bytes.
 */
export function cutAfterEnd(bytes: Buffer): Buffer | null {
  const type = detectFileType(bytes);
  const end = type && { 'application/pdf': endOfPdf, 'image/png': endOfPng, 'image/jpeg': endOfJpeg }[type](bytes);
  return end === null ? null : bytes.subarray(0, end);
}

/** The last marker counts, since each incremental update of a PDF adds one. */
function endOfPdf(bytes: Buffer): number | null {
  const marker = bytes.lastIndexOf('%%EOF');
  return marker < 0 ? null : Math.min(marker + '%%EOF\r\n'.length, bytes.length);
}

const pngHeader = 8;
/** Bytes of length, type and checksum. */
const pngFrame = 12;

function endOfPng(bytes: Buffer): number | null {
  for (let at = pngHeader; at + pngFrame <= bytes.length; ) {
    const end = at + pngFrame + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return null;
}

/** JPEG markers (ITU-T T.81, B.1). */
const endMarker = 0xd9;
const scanMarker = 0xda;

function endOfJpeg(bytes: Buffer): number | null {
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === endMarker) return at + 2;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (at + 3 >= bytes.length) return null;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === scanMarker) at = endOfScan(bytes, at);
    }
  }
  return null;
}

/** Next marker after entropy-coded data, in which a zero follows each 0xff. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || isRestart(marker);
}
