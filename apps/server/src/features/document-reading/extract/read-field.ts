import type { DocumentType, FieldName } from '@smile/contract/archive-analysis';
import type { Box, Word } from '../word.ts';

/** A field with its evidence. A value that is not sure enough is null; one is never made up. */
export interface ReadField {
  /** Dates are `yyyy-MM-dd`, amounts numbers, all else is text as it is printed. */
  value: string | number | null;
  /** 0–100: how often a value read like this one is right. */
  confidence: number;
  /** Place of the value; null without one. */
  page: number | null;
  box: Box | null;
  /** The words of the page that named it. */
  label: string | null;
  /** Why this value, or why none, in words for a person. */
  reason: string;
}

/** Values that no answer shows and the check of the computation needs. */
export type AsideName =
  | 'basicAmount'
  | 'totalDeductions'
  | 'taxWithheld'
  | 'taxableAmount'
  | 'nonTaxableAmount'
  | 'paidAmount';

export interface Extraction {
  fields: Partial<Record<FieldName, ReadField>>;
  asides: Partial<Record<AsideName, ReadField>>;
  /** True when the document states enough for its type. */
  hasEvidence: boolean;
  /** The words that values were read from and a second reader should look at, most doubtful first. */
  doubtful: Word[];
}

/** Type of a document by its words. */
export interface Classification {
  fileType: DocumentType;
  /** 0–100. */
  confidence: number;
  /** True when it has the title of a paper without a type, which no declared type overrides. */
  isOther?: boolean;
}
