/** A document of headings, fields and tables; all texts are already formatted. */
export interface Report {
  title: string;
  /** The person or thing that the document describes. */
  subject: string;
  /** Picture of the subject, beside the name. */
  photo?: Buffer | null;
  /** Notice at the top, such as that the data is not real; null for none. */
  notice: string | null;
  issuer: { name: string; logo: Buffer | null };
  /** Identifying details of the subject. */
  facts: readonly ReportField[];
  sections: readonly ReportSection[];
  /** Document reference in every page footer. */
  reference: string;
  generatedAt: Date;
}

export interface ReportField {
  label: string;
  /** Line feeds separate lines; an empty value shows as a dash. */
  value: string;
}

export interface ReportSection {
  title: string;
  /** Number of items; null when a count is meaningless. */
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
  /** Share of the width, relative to the other columns. */
  weight: number;
  align?: 'right' | undefined;
  /** Keeps values such as amounts and dates on one line. */
  isWhole?: boolean | undefined;
}
