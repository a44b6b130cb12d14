import { describeId, listContactMatches, listMatches, type MatchRow } from '@smile/contract/verification-matches';
import type { Verification } from '@smile/contract/verifications';
import type { ReportSection } from '../../../platform/pdf/report.ts';
import { type LookupDescription, listConsentFacts, showDate, showTime, tableSection } from './lookup-description.ts';

export function describeVerification(record: Verification): LookupDescription {
  const { fullName, additionalData, consent } = record.requestMeta;
  const ids = additionalData?.ids ?? [];
  return {
    title: 'Verification Lookup',
    headline: record.result?.finalMatches ? 'Information Match' : 'Mismatch',
    asOf: record.updatedAt,
    status: record.status,
    failure: record.errorMessage,
    facts: [
      { label: 'Full Name', value: fullName ?? '' },
      { label: 'Date of Request', value: showTime(record.createdAt) },
      { label: 'ID Type', value: ids.map(describeId).join('\n') },
      { label: 'ID Number', value: ids.map(({ idNumber }) => idNumber).join('\n') },
      ...listConsentFacts(consent),
    ],
    sections: [
      matchSection('Personal Information', listMatches(record, showDate)),
      matchSection('Contact Information', listContactMatches(record)),
    ],
  };
}

function matchSection(title: string, matches: readonly MatchRow[]): ReportSection {
  const columns = [
    { header: 'Data', weight: 2 },
    { header: 'Provided Information', weight: 4 },
    { header: 'Match Result', weight: 2 },
  ];
  const rows = matches.map(({ data, provided, match }) => [data, provided, match]);
  return { ...tableSection(title, { columns, rows, empty: '-' }), count: null };
}
