/** The text of a file, as UTF-8 or as what spreadsheets write besides: UTF-16 with its mark, else Windows' Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  const hasUtf16Mark = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (hasUtf16Mark) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
