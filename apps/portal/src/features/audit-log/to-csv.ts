import type { AuditEntryView } from '@smile/contract/audit-log';

const header = ['Time (UTC)', 'Who', 'Action', 'What', 'From', 'Before', 'After'];

/** A cell of RFC 4180; what a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));

/** The entries as a spreadsheet opens them: UTF-8 with a byte order mark. */
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
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
