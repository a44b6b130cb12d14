import { invalid } from '../../platform/errors.ts';

/** Node leaves out what is not base64: then fewer bytes come out than the length promises. */
export function decodeBase64(text: string, message: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== Buffer.byteLength(text, 'base64')) throw invalid(message);
  return bytes;
}
