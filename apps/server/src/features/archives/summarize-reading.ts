import type { ModeContext } from '../../context.ts';
import { findFileType } from '../datasources/service/datasources.ts';
import type { DocumentReading } from '../document-reading/read-document.ts';
import type { ArchiveRow } from './queries.ts';

export function summarizeReading({ id }: ArchiveRow, { classification, pages }: DocumentReading) {
  return {
    archiveId: id,
    documentType: classification.fileType,
    confidence: Math.round(classification.confidence),
    pages,
  };
}

/** Returns the declared type, else the detected one if such a file type exists. */
export function typeOf(tx: ModeContext, { declaredType }: ArchiveRow, { classification }: DocumentReading): string {
  return declaredType ?? findFileType(tx, classification.fileType)?.type ?? 'OTHERS';
}
