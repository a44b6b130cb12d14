import type { DocumentType, FieldName } from '@smile/contract/archive-analysis';
import type { Box, Word } from '../word.ts';

/** A field with its evidence. An unreliable value is null; values are never invented. */
export interface ReadField {
  /** Dates are `yyyy-MM-dd`, amounts are numbers, everything else is text as printed. */
  value: string | number | null;
  /** 0–100: share of values read like this one that are correct. */
  confidence: number;
  /** Position of the value; null without one. */
  page: number | null;
  box: Box | null;
  /** The label text on the page. */
  label: string | null;
  /** Why this value, or why none; shown to people. */
  reason: string;
}

/** Values that no response shows but the check of totals needs. */
export type AuxiliaryName =
  | 'basicAmount'
  | 'totalDeductions'
  | 'taxWithheld'
  | 'taxableAmount'
  | 'nonTaxableAmount'
  | 'paidAmount';

export interface Extraction {
  fields: Partial<Record<FieldName, ReadField>>;
  auxiliaryFields: Partial<Record<AuxiliaryName, ReadField>>;
  /** True when the document states enough for its type. */
  hasEvidence: boolean;
  /** Words of values that the second reader should re-read, least confident first. */
  doubtful: Word[];
}

export interface Classification {
  fileType: DocumentType;
  /** 0–100. */
  confidence: number;
  /** True for a document with the title of an unsupported type, which no declared type overrides. */
  isOther?: boolean;
}
