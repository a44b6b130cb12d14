import { imageTooLargeMessage, imageTypeMessage, imageTypes, maxImageBytes } from '@smile/contract/images';

/** What is wrong with a chosen file, or null when it can be uploaded. */
export function findPictureProblem(file: File): string | null {
  if (!(imageTypes as readonly string[]).includes(file.type)) return imageTypeMessage;
  return file.size > maxImageBytes ? imageTooLargeMessage : null;
}
