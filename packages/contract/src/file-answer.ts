import type { ErrorCode } from './errors.ts';

/** A file response: its possible types and how browsers treat it. */
export interface FileAnswer {
  contentTypes: readonly string[];
  /** Displayed inline instead of downloaded. */
  isInline?: true;
  /** Generated per request; always served whole, because ranges of two versions would not match. */
  isGenerated?: true;
  /** Public files only: any page may read it, and caches may store it this long. Other files are not cached. */
  publicSeconds?: number;
}

export function file<const Types extends readonly [string, ...string[]]>(
  contentTypes: Types,
  options: Omit<FileAnswer, 'contentTypes'> = {},
): FileAnswer & { contentTypes: Types } {
  return { contentTypes, ...options };
}

/** One year, for public files whose content never changes at the same address. */
export const foreverSeconds = 31_536_000;

/** A received file. */
export interface ReceivedFile {
  content: Blob;
  /** File name from the server. */
  name: string;
}

/** Errors of stored public files; the errors of other files follow from their auth kind. */
export const storedFileErrors = [
  'MISSING_RESOURCE',
  'SERVER_ERROR',
  'SERVER_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** File name from `Content-Disposition` (RFC 6266); the UTF-8 form (RFC 8187) takes precedence. */
export function readFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  const quoted = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  return quoted ? (quoted[1]?.replace(/\\(.)/g, '$1') ?? quoted[2]!) : null;
}
