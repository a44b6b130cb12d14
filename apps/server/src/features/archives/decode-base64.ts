import { setImmediate } from 'node:timers/promises';
import { invalid } from '../../platform/errors.ts';

/** A multiple of four (base64 has four characters per group); decoding one chunk takes a few milliseconds. */
const chunkCharacters = 1_000_000;

/** Node skips invalid characters, so invalid base64 yields fewer bytes than its length implies. */
export async function decodeBase64(text: string, message: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let start = 0; start < text.length; start += chunkCharacters) {
    if (start > 0) await setImmediate();
    parts.push(Buffer.from(text.slice(start, start + chunkCharacters), 'base64'));
  }
  const bytes = Buffer.concat(parts);
  if (bytes.length !== Buffer.byteLength(text, 'base64')) throw invalid(message);
  return bytes;
}
