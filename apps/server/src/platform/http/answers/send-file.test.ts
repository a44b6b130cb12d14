import { readFileName } from '@smile/contract/file-answer';
import { expect, it } from 'vitest';
import { describeName } from './send-file.ts';

it.each([
  'report.pdf',
  'May, 2026 (final); v2.pdf',
  'Übersicht "Mai" 100%.pdf',
  "George's \\ payslip*.pdf",
  '収入.csv',
  'line\r\nset-cookie: a=b',
  'filename="other".pdf',
])('sends the name %j unchanged in one line of ASCII', (name) => {
  const header = `attachment; ${describeName(name)}`;
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(readFileName(header)).toBe(name);
});

it('quotes a plain name only', () => {
  expect(describeName('May (2).pdf')).toBe('filename="May (2).pdf"');
});
