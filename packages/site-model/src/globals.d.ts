/**
 * Types that the contract uses and that browsers and Node share. This package compiles with the language's own library
 * only, so that no code depends on a page.
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
