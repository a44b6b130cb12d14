type FileType = 'image/jpeg' | 'image/png' | 'application/pdf';

interface Signature {
  type: FileType;
  start: Buffer;
  /** How far into the file it may begin: programs put lines of their own before a PDF. */
  within: number;
  end: Buffer;
}

const signatures: Signature[] = [
  { type: 'image/jpeg', start: Buffer.from([0xff, 0xd8, 0xff]), within: 0, end: Buffer.from([0xff, 0xd9]) },
  { type: 'image/png', start: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), within: 0, end: Buffer.from('IEND') },
  { type: 'application/pdf', start: Buffer.from('%PDF-'), within: 1024, end: Buffer.from('%%EOF') },
];

/** What a file's first bytes say it is, whatever its name and declared type; null for anything else. */
export function detectFileType(bytes: Buffer): FileType | null {
  return signatures.find((signature) => startsWith(bytes, signature))?.type ?? null;
}

/** Whether the mark that ends files of its type is there: without it the rest was lost on the way. */
export function hasEnd(bytes: Buffer): boolean {
  const signature = signatures.find((candidate) => startsWith(bytes, candidate));
  return signature !== undefined && bytes.lastIndexOf(signature.end) > 0;
}

function startsWith(bytes: Buffer, { start, within }: Signature): boolean {
  return bytes.subarray(0, within + start.length).includes(start);
}
