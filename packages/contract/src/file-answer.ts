import type { ErrorCode } from './errors.ts';

/** A file as the answer of an endpoint: of which types it may be, and how browsers are told to treat it. */
export interface FileAnswer {
  contentTypes: readonly string[];
  /** Shown where it is opened; without it the file is for saving. */
  isInline?: true;
  /** Written for each request; it only comes whole, since parts of two would not fit together. */
  isWrittenAnew?: true;
  /** Nobody's in particular: any page may read it, and whoever likes may keep it for so long. Others are not kept. */
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

/** A file as a caller gets it. */
export interface ReceivedFile {
  content: Blob;
  /** What the server calls it. */
  name: string;
}

/** Refusals of public files that are looked up: the others of an API follow from its credentials. */
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
