import { translate } from '../../languages/translate.ts';
import type { UploadPage } from './upload-draft.ts';

/** The server's limit (contract: archiveLimits), checked before an upload. */
export const fileLimitBytes = 15 * 1024 * 1024;
export const totalLimitBytes = 40 * 1024 * 1024;

const signatures = [
  { start: [0xff, 0xd8, 0xff], within: 0, isPicture: true },
  { start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], within: 0, isPicture: true },
  // A PDF may have other bytes before its header.
  { start: [0x25, 0x50, 0x44, 0x46, 0x2d], within: 1024, isPicture: false },
];
/** Enough for the signature that may start last. */
const headBytes = 1100;

let count = 0;

/** Turns a chosen file into a page, or returns why it cannot be one. */
export async function readPage(file: File): Promise<UploadPage | string> {
  if (file.size === 0) return translate('“{name}” is empty. Please choose another file.', { name: file.name });
  if (file.size > fileLimitBytes)
    return translate('“{name}” is larger than 15 MB. Please choose a smaller file, or take a photo of the page.', {
      name: file.name,
    });
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const found = signatures.find(({ start, within }) => startsWithin(head, start, within));
  if (!found)
    return translate('“{name}” is not a PDF, PNG or JPG. Please choose a file of one of these kinds.', {
      name: file.name,
    });
  count += 1;
  return { id: count, file, isPicture: found.isPicture };
}

function startsWithin(head: Uint8Array, start: number[], within: number): boolean {
  for (let offset = 0; offset <= within; offset++) {
    if (start.every((byte, index) => head[offset + index] === byte)) return true;
  }
  return false;
}
