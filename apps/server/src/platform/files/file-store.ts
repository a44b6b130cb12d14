import type { StoredFile } from './files.ts';

/** Byte storage: a folder or a bucket. Keys are `/`-separated paths that begin with the tenant. */
export interface FileStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Also removes the remains of an interrupted write. */
  remove(key: string): Promise<void>;
}

/** @throws Error for a key that could escape its store */
export function checkFileKey(key: string): string {
  if (!/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)+$/.test(key) || key.includes('..')) throw new Error('file key is not valid');
  return key;
}
