import type { Readable } from 'node:stream';
import type { Context, TenantContext } from '../context.ts';

/** A byte range, both ends included. */
export interface BytePart {
  start: number;
  end: number;
}

export interface StoredFile {
  sizeBytes: number;
  contentType: string;
  /** Streams the file, or a part of it. */
  open(part?: BytePart): Promise<Readable>;
}

/** A file to serve under a name. */
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
 * Uploaded and generated files. Each file's row is created before its first byte and deleted after its last one, so
 * that orphans are removed even after a crash.
 */
export interface Files {
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /**
   * Writes files that are removed again unless a transaction commits them within the hour. Not inside a transaction.
   * @throws Error for a key that is committed or being removed
   */
  stage(ctx: TenantContext, files: readonly NewFile[]): Promise<void>;
  /**
   * Call in the transaction that stores the reference.
   * @throws Error for a key that is no longer staged
   */
  commit(tx: TenantContext, keys: readonly string[]): Promise<void>;
  /** Call in the transaction that deletes the reference; a job removes the files after commit. */
  release(tx: TenantContext, keys: readonly string[]): Promise<void>;
  /** Releases up to `limit` of the tenant's committed files and returns the count; `removeDue` removes them. */
  releaseSome(tx: TenantContext, limit: number): Promise<number>;
  /** Removes released files and expired staged files. Needs the system context. */
  removeDue(ctx: Context): Promise<void>;
  /** The store itself, for the server's own files: they have no row, and their key begins with no tenant. */
  own: {
    get: Files['get'];
    put(key: string, body: Buffer, contentType: string): Promise<void>;
    remove(key: string): Promise<void>;
  };
  /**
   * Writes a file and reads it back.
   * @throws Error when the store does not work
   */
  probe(): Promise<void>;
}
