import type { RawFile } from '@smile/contract/archives';
import type { ViewedDocument } from './viewed-document.ts';

/** Opens a document's bytes; the reader of PDFs is loaded with the first of them. */
export async function openDocument(content: Blob, format: RawFile['format']): Promise<ViewedDocument> {
  if (format === 'PDF') return (await import('./open-pdf.ts')).openPdf(content);
  return (await import('./open-picture.ts')).openPicture(content);
}
