import type { Readable } from 'node:stream';
import type { Context, TenantContext } from '../context.ts';

/** From one byte to another, both included. */
export interface BytePart {
  start: number;
  end: number;
}

export interface StoredFile {
  sizeBytes: number;
  contentType: string;
  /** Reads all of it, or a part. */
  open(part?: BytePart): Promise<Readable>;
}

/** A file to hand out under a name. */
export interface NamedFile extends StoredFile {
  name: string;
}

export interface NewFile {
  /** A `/`-separated path that begins with the tenant. */
  key: string;
  body: Buffer;
  contentType: string;
}

/**
 * Uploaded and generated files. Each has a row that is there before its first byte and after its last one, so that at
 * whatever point a process dies, what nothing refers to is removed.
 */
export interface Files {
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /**
   * Writes files that are removed again unless a transaction commits them within the hour. Not inside a transaction.
   * @throws Error for a key that is committed or being removed
   */
  stage(ctx: TenantContext, files: readonly NewFile[]): Promise<void>;
  /** In the transaction that stores what refers to the files. @throws Error for what is not staged any more */
  commit(tx: TenantContext, keys: readonly string[]): Promise<void>;
  /** In the transaction that deletes what refers to the files; a job removes them as soon as it ends. */
  release(tx: TenantContext, keys: readonly string[]): Promise<void>;
  /** Removes what was released, and what was staged and never committed. Takes the system's context. */
  removeDue(ctx: Context): Promise<void>;
  /** Writes a file and reads it. @throws Error when the store does not work */
  probe(): Promise<void>;
}
