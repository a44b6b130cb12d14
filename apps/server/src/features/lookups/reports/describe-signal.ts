import { showMobileNumber } from '@smile/contract/phone-numbers';
import { describeIndicator, signalFilters } from '@smile/contract/signal-indicators';
import { phoneOfSignal } from '@smile/contract/signal-requests';
import type { Signal } from '@smile/contract/signals';
import { type LookupDescription, listConsentFacts, showTime, tableSection } from './lookup-description.ts';

const columns = [
  { header: 'Event Name', weight: 5 },
  { header: 'Description', weight: 6 },
  { header: 'Event Value', weight: 2, align: 'right' as const },
];

/** All events, grouped by the topics of the page's filter; events without a topic come last. */
export function describeSignal(record: Signal): LookupDescription {
  const { consent } = record.requestMeta;
  const phone = phoneOfSignal(record.requestMeta);
  const topics = signalFilters.map(({ label, key }) => ({ label, isIn: (name: string) => name.includes(key) }));
  const hasTopic = (name: string) => topics.some(({ isIn }) => isIn(name));
  const groups = [...topics, { label: 'Other Events', isIn: (name: string) => !hasTopic(name) }];
  const sections = groups.map(({ label, isIn }) => {
    const items = record.items.filter(({ name }) => isIn(name));
    const rows = items.map(({ name, value }) => [name, describeIndicator(name) ?? ' ', value ?? '-']);
    return tableSection(label, { columns, rows, empty: 'Not found' });
  });
  return {
    title: 'Risk Signals Lookup',
    headline: 'Risk Signals Complete',
    asOf: record.createdAt,
    status: record.status,
    failure: record.resultMessage,
    facts: [
      { label: 'Mobile Number', value: showMobileNumber(phone) },
      { label: 'Date of Request', value: showTime(record.createdAt) },
      ...listConsentFacts(consent),
    ],
    sections,
  };
}
