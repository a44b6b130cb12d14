import type { LookupItem } from '@smile/contract/lookups';
import { signalIndicators } from '@smile/contract/signal-indicators';

interface SignalEvent {
  daysAgo: number;
  institution: string;
  /** PHP; only for events with an amount. */
  amount?: number;
}

/** Loans reported about the subject: two repaid, one in arrears and one just applied for. */
const history: Record<string, SignalEvent[]> = {
  application_reception: [
    { daysAgo: 4, institution: 'D' },
    { daysAgo: 9, institution: 'B' },
    { daysAgo: 51, institution: 'C' },
    { daysAgo: 74, institution: 'A' },
    { daysAgo: 131, institution: 'B' },
    { daysAgo: 168, institution: 'A' },
  ],
  application_approval: [
    { daysAgo: 50, institution: 'C' },
    { daysAgo: 130, institution: 'B' },
    { daysAgo: 167, institution: 'A' },
  ],
  application_rejection: [
    { daysAgo: 8, institution: 'B' },
    { daysAgo: 73, institution: 'A' },
  ],
  loan_disbursement: [
    { daysAgo: 49, institution: 'C', amount: 8000 },
    { daysAgo: 129, institution: 'B', amount: 5000 },
    { daysAgo: 166, institution: 'A', amount: 3500 },
  ],
  repayment_reminder: [
    { daysAgo: 3, institution: 'C', amount: 4400 },
    { daysAgo: 11, institution: 'C', amount: 4400 },
    { daysAgo: 22, institution: 'C', amount: 4400 },
    { daysAgo: 101, institution: 'B', amount: 5600 },
    { daysAgo: 138, institution: 'A', amount: 3850 },
  ],
  successful_repayment: [
    { daysAgo: 20, institution: 'C', amount: 4400 },
    { daysAgo: 99, institution: 'B', amount: 5600 },
    { daysAgo: 136, institution: 'A', amount: 3850 },
  ],
  overdue: [
    { daysAgo: 2, institution: 'C', amount: 4400 },
    { daysAgo: 3, institution: 'C', amount: 4400 },
    { daysAgo: 100, institution: 'B', amount: 5600 },
  ],
  overdue_autorepayment: [{ daysAgo: 3, institution: 'C' }],
  debt: [{ daysAgo: 19, institution: 'C', amount: 4400 }],
  marketing: [
    { daysAgo: 6, institution: 'A' },
    { daysAgo: 17, institution: 'D' },
    { daysAgo: 44, institution: 'D' },
    { daysAgo: 95, institution: 'B' },
    { daysAgo: 151, institution: 'C' },
  ],
  captcha: [
    { daysAgo: 4, institution: 'D' },
    { daysAgo: 51, institution: 'C' },
    { daysAgo: 131, institution: 'B' },
  ],
  lending: [
    { daysAgo: 47, institution: 'C' },
    { daysAgo: 127, institution: 'B' },
  ],
  preloan: [
    { daysAgo: 5, institution: 'D' },
    { daysAgo: 52, institution: 'C' },
  ],
  other: [{ daysAgo: 62, institution: 'A' }],
  arbitrary: [],
};

/** All catalogue indicators, computed from the history above; amounts and days are null when nothing happened. */
export function listSignalItems(): LookupItem[] {
  return signalIndicators.map(({ name, topic, measure, windowDays }) => {
    const events = (history[topic] ?? []).filter(({ daysAgo }) => windowDays === null || daysAgo <= windowDays);
    const value = measureEvents(measure, events);
    return { name, value: value === null ? null : String(value), valueType: 'NUMBER' };
  });
}

function measureEvents(measure: (typeof signalIndicators)[number]['measure'], events: SignalEvent[]): number | null {
  if (measure === 'count') return events.length;
  if (measure === 'institution_count') return new Set(events.map(({ institution }) => institution)).size;
  if (events.length === 0) return null;
  if (measure === 'amount') return events.reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (measure === 'days') return new Set(events.map(({ daysAgo }) => daysAgo)).size;
  return Math.min(...events.map(({ daysAgo }) => daysAgo));
}
