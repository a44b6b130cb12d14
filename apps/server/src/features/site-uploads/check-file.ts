import { siteFileMessages } from '@smile/contract/site-files';
import { siteFileLimits } from '@smile/contract/site-limits';
import type { FlowInput } from '@smile/site-model/flow';
import { invalid } from '../../platform/errors.ts';
import { cutAfterEnd } from '../../platform/files/cut-after-end.ts';
import { detectFileType } from '../../platform/files/detect-file-type.ts';
import { readPictureSize } from '../../platform/files/picture-size.ts';

export interface CheckedFile {
  name: string;
  contentType: 'application/pdf' | 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/**
 * Checks a file's content and cuts off bytes after its end marker.
 * @throws ApiError INVALID_PARAMETERS for a file that the field does not accept
 */
export function checkFile(field: FlowInput, given: { name: string; bytes: Buffer }): CheckedFile {
  if (given.bytes.length === 0) throw invalid(siteFileMessages.empty);
  if (given.bytes.length > siteFileLimits.fileBytes) throw invalid(siteFileMessages.tooLarge);
  const contentType = hasContentBeforePdf(given.bytes) ? null : detectFileType(given.bytes);
  if (!contentType) throw invalid(siteFileMessages.wrongContent);
  const bytes = cutAfterEnd(given.bytes);
  if (!bytes) throw invalid(siteFileMessages.damaged);
  if (contentType !== 'application/pdf') checkPixels(bytes);
  if (field.type !== 'Signature') return { name: nameOf(given.name, contentType), contentType, bytes };
  if (!isSignature(bytes, contentType)) throw invalid(siteFileMessages.noSignature);
  return { name: 'signature.png', contentType, bytes };
}

/** PDF readers look for the header in this many bytes (PDF Reference 1.7, Appendix H, note 13). */
const pdfHeaderBytes = 1024;

/** True when anything but whitespace or a byte order mark precedes a PDF header: the file may pass for another type. */
function hasContentBeforePdf(bytes: Buffer): boolean {
  const header = bytes.subarray(0, pdfHeaderBytes).indexOf('%PDF-');
  return header > 0 && !/^[\s\ufeff]*$/.test(bytes.toString('utf8', 0, header));
}

function checkPixels(bytes: Buffer): void {
  const size = readPictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw invalid(siteFileMessages.damaged);
  const { sidePixels, pixels } = siteFileLimits;
  if (Math.max(size.width, size.height) > sidePixels || size.width * size.height > pixels)
    throw invalid(siteFileMessages.tooManyPixels);
}

/** True for a small PNG, such as the page's signature pad draws. */
function isSignature(bytes: Buffer, contentType: string): boolean {
  const size = readPictureSize(bytes);
  const { signatureBytes, signatureWidth, signatureHeight } = siteFileLimits;
  const isSmall = !!size && size.width <= signatureWidth && size.height <= signatureHeight;
  return contentType === 'image/png' && bytes.length <= signatureBytes && isSmall;
}

/** Last segment of a possible path, without characters that a file system or terminal interprets. */
function nameOf(given: string, contentType: CheckedFile['contentType']): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  // The cut may split a character in two and leave half a surrogate pair.
  const printable = last
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, siteFileLimits.fileNameLength)
    .replace(/\p{Cs}/gu, '');
  return printable || `file.${contentType.split('/')[1]}`;
}
