/**
 * What the contract names and browsers and Node both have. The language's own library, which is all that is known here,
 * so that nothing reaches for a page, does not have it.
 */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

interface Blob {
  readonly size: number;
}
