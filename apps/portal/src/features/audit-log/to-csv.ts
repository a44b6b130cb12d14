import type { AuditEntryView } from '@smile/contract/audit-log';
import Papa from 'papaparse';

const header = ['Time (UTC)', 'Who', 'Action', 'What', 'From', 'Before', 'After'];

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));

/**
 * The entries as a spreadsheet opens them: RFC 4180 in UTF-8 with a byte order mark; what would be taken for a formula
 * gets an apostrophe in front.
 */
export function toCsv(entries: readonly AuditEntryView[]): string {
  const rows = entries.map((entry) => [
    entry.createdAt,
    entry.actorName ?? entry.actorId ?? entry.actorKind,
    entry.action,
    `${entry.entityType} ${entry.entityId}`,
    entry.ipAddress ?? '',
    json(entry.before),
    json(entry.after),
  ]);
  return `\uFEFF${Papa.unparse([header, ...rows], { escapeFormulae: true })}\r\n`;
}
