import type { Readable } from 'node:stream';

export interface StoredFile {
  sizeBytes: number;
  contentType: string;
  body: Readable;
}

/** Where uploaded and generated files live; keys are `/`-separated paths that begin with the tenant. */
export interface Files {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

/** @throws Error for a key that could leave its store */
export function checkFileKey(key: string): string {
  if (!/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)+$/.test(key) || key.includes('..')) throw new Error('file key is not valid');
  return key;
}
