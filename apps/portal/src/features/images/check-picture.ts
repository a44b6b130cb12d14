import { imageTooLargeMessage, imageTypeMessage, imageTypes, maxImageBytes } from '@smile/contract/images';

/** Validation error of a chosen file; null when it can be uploaded. */
export function findPictureProblem(file: File): string | null {
  if (!(imageTypes as readonly string[]).includes(file.type)) return imageTypeMessage;
  return file.size > maxImageBytes ? imageTooLargeMessage : null;
}
