import type { CsvRow } from '../../platform/csv/write-csv.ts';
import type { ExportSubject } from './account-report.ts';
import { listExportSections } from './export-sections.ts';

/** Spreadsheet rows of an account: one table per section, values as stored. */
export function writeRows({ account, payload, provider, issuer, generatedAt }: ExportSubject): CsvRow[] {
  return [
    ['Account Export'],
    ['Organization', issuer.name],
    ['Provider', provider],
    ['Account ID', account.id],
    ['User ID', account.userId],
    ['Status', account.connectionStatus],
    ['Connected At', account.createdAt],
    ['Generated At', generatedAt.toISOString()],
    ...listExportSections(payload).flatMap((section): CsvRow[] => [
      [],
      [section.title],
      ...(section.count === 0 ? [['Not available']] : []),
      ...(section.fields.length > 0 ? [['Field', 'Value']] : []),
      ...section.fields.map(({ label, value }) => [label, value]),
      ...(section.rows.length > 0 ? [section.columns.map(({ header }) => header)] : []),
      ...section.rows,
    ]),
  ];
}
