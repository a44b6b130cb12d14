/**
 * Types that the contract names and that browsers and Node share. The compiler loads only the language's own library
 * here, so that no code reaches for a page, and that library lacks them.
 */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class URL {
  constructor(url: string);
  static canParse(url: string): boolean;
  readonly protocol: string;
  readonly hostname: string;
}

interface Blob {
  readonly size: number;
}
