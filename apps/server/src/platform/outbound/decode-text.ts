import { decodeUtf8 } from '../decode-utf8.ts';

/**
 * Decodes a body by its declared charset, else its byte order mark, else as UTF-8 (RFC 8259 §8.1). Null for invalid
 * bytes, so that U+FFFD never replaces what was sent. Truncated input may end anywhere.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null | undefined, isCut = false): string | null {
  try {
    const decoder = createDecoder(bytes, contentType);
    if (decoder.encoding === 'utf-8') return decodeUtf8(bytes, isCut);
    // Streaming mode: without it, Node decodes windows-1252 as Latin-1.
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

/** Null for an unknown charset. ASCII is none: with other bytes, UTF-8 is likelier than windows-1252. */
function findDecoder(charset: string) {
  if (/^(us-)?ascii$/i.test(charset)) return null;
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return null;
  }
}
