type FileType = 'image/jpeg' | 'image/png' | 'application/pdf';

interface Signature {
  type: FileType;
  start: Buffer;
  /** Maximum offset of the signature: some programs write lines before a PDF header. */
  within: number;
  end: Buffer;
}

const signatures: Signature[] = [
  { type: 'image/jpeg', start: Buffer.from([0xff, 0xd8, 0xff]), within: 0, end: Buffer.from([0xff, 0xd9]) },
  { type: 'image/png', start: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), within: 0, end: Buffer.from('IEND') },
  { type: 'application/pdf', start: Buffer.from('%PDF-'), within: 1024, end: Buffer.from('%%EOF') },
];

/** Detects the type by the first bytes, regardless of name and declared type; null for other types. */
export function detectFileType(bytes: Buffer): FileType | null {
  return signatures.find((signature) => startsWith(bytes, signature))?.type ?? null;
}

/** True when the end marker of the file's type is present; without it the file was truncated. */
export function hasEndMarker(bytes: Buffer): boolean {
  const signature = signatures.find((candidate) => startsWith(bytes, candidate));
  return signature !== undefined && bytes.lastIndexOf(signature.end) > 0;
}

function startsWith(bytes: Buffer, { start, within }: Signature): boolean {
  return bytes.subarray(0, within + start.length).includes(start);
}
