/** Browsers and Node have it; the language's own library, which is all that is known here, does not. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
