import type { ImageType } from '@smile/contract/images';

const signatures: [ImageType, number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a picture's first bytes say it is, whatever its name and declared type; null for anything else. */
export function detectImageType(bytes: Uint8Array): ImageType | null {
  const match = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return match?.[0] ?? null;
}
