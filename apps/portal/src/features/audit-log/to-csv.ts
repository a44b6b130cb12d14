import type { AuditEntryView } from '@smile/contract/audit-log';
import Papa from 'papaparse';

const header = ['Time (UTC)', 'Who', 'Action', 'What', 'From', 'Before', 'After'];

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));

/**
 * CSV for spreadsheets: RFC 4180 in UTF-8 with a byte order mark; values that look like formulas get a leading
 * apostrophe.
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
