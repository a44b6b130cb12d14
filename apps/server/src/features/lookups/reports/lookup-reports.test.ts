import type { LookupItem } from '@smile/contract/lookups';
import { signalFilters } from '@smile/contract/signal-indicators';
import type { Signal } from '@smile/contract/signals';
import { expect, it } from 'vitest';
import { describeSignal } from './describe-signal.ts';
import { toReport } from './to-report.ts';

const item = (name: string, value: string | null): LookupItem => ({ name, value, valueType: 'STRING' });
const signal: Signal = {
  id: 'signal-1',
  createdAt: '2026-11-01T08:00:00Z',
  status: 'COMPLETED',
  resultCode: 'SUCCESS',
  resultMessage: 'Success!',
  signalType: 'Signal1',
  requestMeta: {
    phone: '+639559991234',
    countryCode: 'PH',
    templateId: 'tpl-sgn003001',
    consent: {
      type: 'Terms',
      version: '1',
      consentedAt: '2026-10-31T16:30:00Z',
      consentedWith: 'Checkbox',
      consentTemplateId: null,
    },
  },
  items: [item('events_overdue_unheard_of', null), item('events_otp_day7', '2')],
};
const frame = {
  id: signal.id,
  mode: 'PRODUCTION' as const,
  issuer: { name: 'Acme', logo: null },
  now: new Date('2026-11-21T08:30:00Z'),
};

it('starts a complete record with its headline and the request', () => {
  const report = toReport(describeSignal(signal), frame);
  expect(report).toMatchObject({ title: 'Risk Signals Lookup', subject: 'Risk Signals Complete', notice: null });
  expect(report.facts).toEqual(
    expect.arrayContaining([
      { label: 'As of', value: 'November 1, 2026, 8:00 AM UTC' },
      { label: 'Mobile Number', value: '+639559991234' },
      { label: 'Consent Type and Version', value: 'Terms, 1' },
      { label: 'Date of Consent', value: 'October 31, 2026, 4:30 PM UTC' },
    ]),
  );
});

it('lists every event by its topic: no description for an unknown one, a dash for null, the rest last', () => {
  const { sections } = describeSignal(signal);
  expect(sections.map(({ title }) => title)).toEqual([...signalFilters.map(({ label }) => label), 'Other Events']);
  expect(sections[1]?.blocks[0]).toMatchObject({ rows: [['events_overdue_unheard_of', ' ', '-']] });
  expect(sections.at(-1)?.blocks[0]).toMatchObject({
    rows: [['events_otp_day7', 'Number of OTP events in the last 7 days', '2']],
  });
  expect(sections[0]?.blocks).toEqual([{ kind: 'note', text: 'Not found' }]);
});

it.each([
  ['PROCESSING', null, 'Processing', 'The request is being processed.'],
  ['ERROR', 'The source did not finish in time.', 'Error', 'The source did not finish in time.'],
  ['ERROR', null, 'Error', 'The request could not be answered.'],
] as const)('describes the status of one that is %s (%s)', (status, resultMessage, subject, text) => {
  const report = toReport(describeSignal({ ...signal, status, resultMessage, items: [] }), {
    ...frame,
    mode: 'SANDBOX',
  });
  expect(report.subject).toBe(subject);
  expect(report.notice).toContain('not real');
  expect(report.sections).toEqual([{ title: 'Results', count: null, blocks: [{ kind: 'note', text }] }]);
});
