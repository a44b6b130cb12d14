/** Reads the luminance quantisation table of a JPEG in zigzag order; null for other and damaged files. */
export function readQuantisation(bytes: Buffer): number[] | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    if (marker === startOfScan) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === defineTables) {
      const table = findFirst(bytes.subarray(at + 4, end));
      if (table) return table;
    }
    at = end;
  }
  return null;
}

const startOfScan = 0xda;
const defineTables = 0xdb;

function findFirst(segment: Buffer): number[] | null {
  for (let at = 0; at < segment.length; ) {
    const [size, id] = [segment[at]! >> 4 ? 2 : 1, segment[at]! & 15];
    const values = segment.subarray(at + 1, at + 1 + 64 * size);
    if (values.length < 64 * size) return null;
    if (id === 0)
      return Array.from({ length: 64 }, (_, index) => (size === 2 ? values.readUInt16BE(index * 2) : values[index]!));
    at += 1 + 64 * size;
  }
  return null;
}
