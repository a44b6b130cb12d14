import type { ErrorCode } from './errors.ts';

/** A file answer: its possible types and how browsers treat it. */
export interface FileAnswer {
  contentTypes: readonly string[];
  /** Displayed inline; otherwise downloaded. */
  isInline?: true;
  /** Generated per request; served as a whole, since ranges of two versions would not match. */
  isWrittenAnew?: true;
  /** Public files only: any page may read it, and caches may store it this long. Other files are not cached. */
  publicSeconds?: number;
}

export function file<const Types extends readonly [string, ...string[]]>(
  contentTypes: Types,
  options: Omit<FileAnswer, 'contentTypes'> = {},
): FileAnswer & { contentTypes: Types } {
  return { contentTypes, ...options };
}

/** A public file whose address never gets other bytes. */
export const foreverSeconds = 31_536_000;

/** A received file. */
export interface ReceivedFile {
  content: Blob;
  /** File name from the server. */
  name: string;
}

/** Errors of stored public files; those of other APIs follow from their credentials. */
export const storedFileErrors = [
  'MISSING_RESOURCE',
  'SERVER_ERROR',
  'SERVER_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** The name in a `Content-Disposition` (RFC 6266); the one in UTF-8 (RFC 8187) goes first. */
export function readFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  const quoted = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  return quoted ? (quoted[1]?.replace(/\\(.)/g, '$1') ?? quoted[2]!) : null;
}
