import { describe, expect, it } from 'vitest';
import { detectFileType, hasEndMarker } from './detect-file-type.ts';

const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.alloc(20),
  Buffer.from('IEND\xaeB`\x82'),
]);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(20), Buffer.from([0xff, 0xd9])]);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

describe('detectFileType', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['application/pdf', pdf],
    ['application/pdf', Buffer.concat([Buffer.from('a line of the scanner\n'), pdf])],
  ])('finds %s by its first bytes', (type, bytes) => {
    expect(detectFileType(bytes)).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<script>alert(1)</script>'],
    ['a PDF that begins too late', `${' '.repeat(1100)}%PDF-1.7`],
    ['a picture with a byte before it', ' \x89PNG\r\n\x1a\n'],
    ['a GIF', 'GIF89a'],
  ])('finds no type for %s', (_, text) => {
    expect(detectFileType(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('hasEndMarker', () => {
  it('distinguishes complete files from truncated ones', () => {
    for (const bytes of [png, jpeg, pdf]) {
      expect(hasEndMarker(bytes)).toBe(true);
      expect(hasEndMarker(bytes.subarray(0, 15))).toBe(false);
    }
  });
});
