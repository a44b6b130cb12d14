import { isFileId } from '../fields/later-shapes.ts';

/** An uploaded file in the stored answers of a form. */
export interface StoredFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  /** ISO 8601. */
  uploadedAt: string;
  /** Archive of a document that is read; null for other files. */
  archiveId: string | null;
  /** Link that needs no token; added when the answers are loaded. */
  url?: string;
}

/** Whether a stored value is a file: only files have an id. */
export function isStoredFile(value: unknown): value is StoredFile {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false;
  return typeof value.id === 'string' && isFileId(value.id) && typeof value.name === 'string';
}

/** The files of a stored answer. */
export function listStoredFiles(value: unknown): StoredFile[] {
  return (Array.isArray(value) ? value : [value]).filter(isStoredFile);
}
