import { type FileFormat, fileFormats } from '@smile/contract/archives';

/** The portal's limit is lower than the API's. */
const maxFileBytes = 8 * 1024 * 1024;

export const acceptedFiles = '.pdf,.jpg,.jpeg,.png';

export const uploadMessages = {
  limits: 'PDF, JPG, JPEG or PNG, 8MB at most.',
  noFile: 'Please select the file you want to upload.',
  usedUp: 'Sorry, you have used up your free attempts. Please click "Get In Touch" to get more.',
  failed: 'File upload failed. Please try it later.',
  tooLarge: 'The file is larger than 8MB. Please choose a smaller one.',
  otherFormat: 'Only PDF, JPG, JPEG and PNG files can be uploaded.',
  empty: 'The file is empty.',
} as const;

/** Why a file cannot be uploaded; null if it can. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!readFormat(name)) return uploadMessages.otherFormat;
  if (size > maxFileBytes) return uploadMessages.tooLarge;
  return size === 0 ? uploadMessages.empty : null;
}

/** The file's extension in upper case, as the API expects. */
export function readFormat(name: string): FileFormat | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  return fileFormats.find((format) => name.includes('.') && format === extension) ?? null;
}
