import { decodeUtf8 } from '../decode-utf8.ts';

/**
 * The text of an answer: in the charset that it names, else by its byte order mark, else UTF-8 (RFC 8259 §8.1). Null for
 * bytes that are not such a text, so that none is kept with U+FFFD in place of what was sent. A cut one may end anywhere.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null | undefined, isCut = false): string | null {
  try {
    const decoder = createDecoder(bytes, contentType);
    if (decoder.encoding === 'utf-8') return decodeUtf8(bytes, isCut);
    // As a stream, since Node otherwise takes windows-1252 for Latin-1.
    const text = decoder.decode(bytes, { stream: true });
    return isCut ? text : text + decoder.decode();
  } catch {
    return null;
  }
}

function createDecoder(bytes: Uint8Array, contentType: string | null | undefined) {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
  const named = charset ? findDecoder(charset) : null;
  return named ?? new TextDecoder(charsetOfMark(bytes), { fatal: true });
}

function charsetOfMark([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Null for a charset that nobody knows. */
function findDecoder(charset: string) {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return null;
  }
}
