/** One chosen file. */
export interface UploadPage {
  id: number;
  file: File;
  isPicture: boolean;
}

/** An upload being prepared. Its idempotency key stays the same across retries until a page changes. */
export interface UploadDraft {
  pages: UploadPage[];
  submissionKey: string;
}

export function createDraft(pages: UploadPage[]): UploadDraft {
  return { pages, submissionKey: createKey() };
}

/** A random UUID; `crypto.randomUUID` only exists on pages served over https. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
