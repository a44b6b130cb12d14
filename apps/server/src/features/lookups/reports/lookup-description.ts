import type { Consent, LookupStatus } from '@smile/contract/lookups';
import { formatReportDate, formatReportTime } from '../../../platform/pdf/format-report.ts';
import type { ReportColumn, ReportField, ReportSection } from '../../../platform/pdf/report.ts';

/** A lookup as its page shows it. */
export interface LookupDescription {
  /** Name of the kind. */
  title: string;
  /** Headline of a completed lookup. */
  headline: string;
  asOf: string;
  status: LookupStatus;
  /** Reason of a failed lookup. */
  failure: string | null;
  facts: ReportField[];
  /** Findings of a completed lookup. */
  sections: ReportSection[];
}

/** "-" for a missing date. */
export function showDate(date: string | null): string {
  return formatReportDate(date) || '-';
}

export function showTime(time: string): string {
  return formatReportTime(new Date(time));
}

export function listConsentFacts(consent: Consent): ReportField[] {
  const { type, version, consentedWith, consentTemplateId, consentedAt } = consent;
  return [
    { label: 'Consent Type and Version', value: [type, version].filter(Boolean).join(', ') },
    { label: 'Consent Method', value: consentedWith },
    { label: 'Date of Consent', value: showTime(consentedAt) },
    { label: 'Consent Template ID', value: consentTemplateId ?? '' },
  ];
}

/** A section with one table, or with a note when there are no rows. */
export function tableSection(
  title: string,
  table: { columns: readonly ReportColumn[]; rows: readonly (readonly string[])[]; empty: string },
): ReportSection {
  const { columns, rows, empty } = table;
  return {
    title,
    count: rows.length || null,
    blocks: rows.length > 0 ? [{ kind: 'table', columns, rows }] : [{ kind: 'note', text: empty }],
  };
}
