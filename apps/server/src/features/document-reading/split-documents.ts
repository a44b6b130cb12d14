import { type DocumentType, type FieldName, isReadable, type ReadableType } from '@smile/contract/archive-analysis';
import type { Extraction } from './extract/read-field.ts';
import type { Understanding } from './understand-pages.ts';
import type { Page } from './word.ts';

/** Consecutive pages of one document and its type. */
export interface DocumentPart {
  fileType: DocumentType;
  pages: Page[];
}

/** Minimum confidence in the type of a page that begins a new document. */
const sureType = 60;
const minSureConfidence = 60;
/** Minimum number of facts in which two documents of one type differ. */
const minDifferent = 2;
const facts: readonly FieldName[] = [
  'employeeName',
  'fullName',
  'lastName',
  'accountNumber',
  'startDate',
  'endDate',
  'payDate',
  'dueDate',
  'netAmount',
  'grossAmount',
  'dueAmount',
  'nbiIdNumber',
];

/** Splits a file into documents in page order; a page that begins no new document continues the previous one. */
export function splitDocuments(pages: Page[], understanding: Understanding): DocumentPart[] {
  if (pages.length < 2) return [{ fileType: understanding.classify(pages).fileType, pages }];
  const parts: (DocumentPart & { first: Extraction | null })[] = [];
  for (const page of pages) {
    const { fileType, confidence } = understanding.classify([page]);
    const isOwn = isReadable(fileType) && confidence >= sureType;
    const first = isOwn ? understanding.extract(fileType as ReadableType, [page]) : null;
    const before = parts.at(-1);
    if (!before) parts.push({ fileType, pages: [page], first });
    else if (!first?.hasEvidence) before.pages.push(page);
    else if (!before.first?.hasEvidence) {
      // A cover page joins the document after it.
      before.pages.push(page);
      Object.assign(before, { fileType, first });
    } else if (before.fileType === fileType && !differ(before.first, first)) before.pages.push(page);
    else parts.push({ fileType, pages: [page], first });
  }
  return parts.map(({ fileType, pages: own }) => ({ fileType, pages: own }));
}

function differ(one: Extraction | null, other: Extraction): boolean {
  const different = facts.filter((name) => {
    const [before, after] = [one?.fields[name], other.fields[name]];
    if (!before || !after || before.value === null || after.value === null) return false;
    return before.value !== after.value && Math.min(before.confidence, after.confidence) >= minSureConfidence;
  });
  return different.length >= minDifferent;
}

/** Picks the first document of the declared type, else the first one. */
export function chooseDocument(parts: DocumentPart[], declaredType: string | null): DocumentPart {
  return parts.find(({ fileType }) => fileType === declaredType) ?? parts[0]!;
}
