/** A document of headings, fields and tables, as it is drawn on pages; all texts are ready to be shown. */
export interface Report {
  title: string;
  /** Who or what it is about. */
  subject: string;
  /** What a reader must know first, such as that the data is not real; null for nothing. */
  notice: string | null;
  issuer: { name: string; logo: Buffer | null };
  /** What the subject is known by. */
  facts: readonly ReportField[];
  sections: readonly ReportSection[];
  /** Names the document at the foot of every page. */
  reference: string;
  generatedAt: Date;
}

export interface ReportField {
  label: string;
  /** Lines are separated by line feeds; an empty value shows as a dash. */
  value: string;
}

export interface ReportSection {
  title: string;
  /** How many things it holds; null where counting says nothing. */
  count: number | null;
  blocks: readonly ReportBlock[];
}

export type ReportBlock =
  | { kind: 'fields'; fields: readonly ReportField[] }
  | ReportTable
  | { kind: 'heading'; text: string }
  | { kind: 'note'; text: string };

export interface ReportTable {
  kind: 'table';
  columns: readonly ReportColumn[];
  rows: readonly (readonly string[])[];
}

export interface ReportColumn {
  header: string;
  /** Its share of the width, relative to the others'. */
  weight: number;
  align?: 'right' | undefined;
  /** Its values stay on one line, such as amounts and dates. */
  isWhole?: boolean | undefined;
}
