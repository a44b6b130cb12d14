import type { AuditEntryView } from '@smile/contract/audit-log';
import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

const entry: AuditEntryView = {
  id: 'au-1',
  action: 'tenant.update',
  actorKind: 'developer',
  actorId: 'dev-1',
  actorName: 'ryan@example.com',
  ipAddress: '203.0.113.9',
  entityType: 'tenant',
  entityId: 't1',
  before: { city: null },
  after: { city: 'Makati' },
  createdAt: '2026-01-31T08:30:00Z',
};

it('quotes JSON and begins with a byte order mark', () => {
  const [header, row] = toCsv([entry]).split('\r\n');
  expect(header).toBe('\uFEFFTime (UTC),Who,Action,What,From,Before,After');
  expect(row).toBe(
    '2026-01-31T08:30:00Z,ryan@example.com,tenant.update,tenant t1,203.0.113.9,"{""city"":null}","{""city"":""Makati""}"',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('hands no spreadsheet the formula %j', (actorName) => {
  expect(toCsv([{ ...entry, actorName }])).toMatch(/,"?'[=+\-@\t\r]/);
});
