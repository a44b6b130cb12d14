import { setImmediate } from 'node:timers/promises';
import { invalid } from '../../platform/errors.ts';

/** A multiple of four; decoding so many takes a few milliseconds. */
const charactersPerTurn = 1_000_000;

/** Node leaves out what is not base64: then fewer bytes come out than the length promises. */
export async function decodeBase64(text: string, message: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let start = 0; start < text.length; start += charactersPerTurn) {
    if (start > 0) await setImmediate();
    parts.push(Buffer.from(text.slice(start, start + charactersPerTurn), 'base64'));
  }
  const bytes = Buffer.concat(parts);
  if (bytes.length !== Buffer.byteLength(text, 'base64')) throw invalid(message);
  return bytes;
}
