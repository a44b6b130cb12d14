import { classify } from '../../src/features/document-reading/classify/classify.ts';
import type { createEngine } from '../../src/features/document-reading/engine.ts';
import { extract } from '../../src/features/document-reading/extract/extract.ts';
import { readDocument } from '../../src/features/document-reading/read-document.ts';
import { ReadingError } from '../../src/features/document-reading/reading-error.ts';

/** Reads one file; a page with almost no text is rejected before classification and counts as `OTHERS`. */
export async function readSheet(engine: ReturnType<typeof createEngine>, bytes: Buffer, declaredType: string | null) {
  try {
    return await readDocument(engine, { classify, extract }, { files: [bytes], declaredType, isClassifiedOnly: false });
  } catch (error) {
    if (error instanceof ReadingError) return { fileType: 'OTHERS', fields: null };
    throw error;
  }
}
