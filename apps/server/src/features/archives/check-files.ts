import { archiveLimits, archiveMessages, type FileFormat, type FileSubtype } from '@smile/contract/archives';
import type { LinkFileType } from '@smile/contract/widget-archives';
import { invalid } from '../../platform/errors.ts';
import { detectFileType, hasEndMarker } from '../../platform/files/detect-file-type.ts';

/** An uploaded file before any check. */
export interface GivenFile {
  name: string | null;
  subType: FileSubtype | null;
  /** Format declared by the sender; null when only the content counts. */
  format: FileFormat | null;
  bytes: Buffer;
}

export interface CheckedFile {
  name: string;
  subType: FileSubtype | null;
  format: FileFormat;
  bytes: Buffer;
}

const formatByContentType = { 'application/pdf': 'PDF', 'image/png': 'PNG', 'image/jpeg': 'JPG' } as const;

/**
 * Checks an archive's files by their content.
 * @throws ApiError INVALID_PARAMETERS naming the first file that is refused
 */
export function checkFiles(fileType: LinkFileType, files: GivenFile[]): CheckedFile[] {
  if (files.length === 0) throw invalid(archiveMessages.noFile);
  if (files.length > fileType.maxFiles) throw invalid(archiveMessages.tooManyFiles(fileType.maxFiles));
  const checked = files.map((file, index) => {
    const format = checkContent(file, index + 1);
    // The type's subtypes are in page order (front, back); further pages get the last one.
    const subType = file.subType ?? fileType.subTypes[Math.min(index, fileType.subTypes.length - 1)] ?? null;
    return { name: toSafeName(file.name, fileType.type, format), subType, format, bytes: file.bytes };
  });
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (totalBytes > archiveLimits.totalBytes) throw invalid(archiveMessages.totalTooLarge);
  return checked;
}

function checkContent({ bytes, format }: GivenFile, position: number): FileFormat {
  if (bytes.length === 0) throw invalid(archiveMessages.emptyFile(position));
  if (bytes.length > archiveLimits.fileBytes) throw invalid(archiveMessages.fileTooLarge(position));
  const type = detectFileType(bytes);
  if (!type) throw invalid(archiveMessages.wrongContent(position));
  const found = formatByContentType[type];
  const declared = format === 'JPEG' ? 'JPG' : format;
  if (declared !== null && declared !== found) throw invalid(archiveMessages.otherContent(position, declared, found));
  if (!hasEndMarker(bytes)) throw invalid(archiveMessages.damagedContent(position));
  // Answers show the format as it was declared: JPEG stays JPEG.
  return format ?? found;
}

/** Last segment of a possible path, without characters that a file system or terminal interprets. */
function toSafeName(given: string | null, fileType: string, format: FileFormat): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const printable = last.replace(/\p{C}/gu, '').trim();
  // Truncation may split a surrogate pair, and jsonb rejects lone surrogates.
  return printable.slice(0, archiveLimits.fileName).replace(/\p{Cs}/gu, '') || `${fileType}.${format.toLowerCase()}`;
}
