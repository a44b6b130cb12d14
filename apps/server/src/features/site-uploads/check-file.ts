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
 * A file by its content, cut at its end marker.
 * @throws ApiError INVALID_PARAMETERS for one that the field does not take
 */
export function checkFile(field: FlowInput, given: { name: string; bytes: Buffer }): CheckedFile {
  if (given.bytes.length === 0) throw invalid(siteFileMessages.empty);
  if (given.bytes.length > siteFileLimits.fileBytes) throw invalid(siteFileMessages.tooLarge);
  const contentType = startOf(given.bytes) === 0 ? detectFileType(given.bytes) : null;
  if (!contentType) throw invalid(siteFileMessages.wrongContent);
  const bytes = cutAfterEnd(given.bytes);
  if (!bytes) throw invalid(siteFileMessages.damaged);
  if (contentType !== 'application/pdf') checkPixels(bytes);
  if (field.type !== 'Signature') return { name: nameOf(given.name, contentType), contentType, bytes };
  if (!isSignature(bytes, contentType)) throw invalid(siteFileMessages.noSignature);
  return { name: 'signature.png', contentType, bytes };
}

/** Files of another type may hold the header of a PDF too. */
function startOf(bytes: Buffer): number {
  const header = bytes.subarray(0, 1024).indexOf('%PDF-');
  return header > 0 && /^[\s\ufeff]*$/.test(bytes.toString('utf8', 0, header)) ? 0 : Math.max(0, header);
}

function checkPixels(bytes: Buffer): void {
  const size = readPictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw invalid(siteFileMessages.damaged);
  const { side, pixels } = siteFileLimits;
  if (Math.max(size.width, size.height) > side || size.width * size.height > pixels)
    throw invalid(siteFileMessages.tooManyPixels);
}

function isSignature(bytes: Buffer, contentType: string): boolean {
  const size = readPictureSize(bytes);
  const { signatureBytes, signatureWidth, signatureHeight } = siteFileLimits;
  const isSmall = !!size && size.width <= signatureWidth && size.height <= signatureHeight;
  return contentType === 'image/png' && bytes.length <= signatureBytes && isSmall;
}

/** The last part of what may be a path, without anything that a file system or a terminal would act on. */
function nameOf(given: string, contentType: CheckedFile['contentType']): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const printable = last
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, siteFileLimits.fileName)
    .replace(/\p{Cs}/gu, '');
  return printable || `file.${contentType.split('/')[1]}`;
}
