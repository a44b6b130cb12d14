type Measure = 'count' | 'institution_count' | 'amount' | 'days' | 'days_since_last';

/** Credit events in words, with their measures. */
const topics: Record<string, { words: string; measures: readonly Measure[] }> = {
  application_approval: { words: 'application approval', measures: ['count', 'institution_count', 'days_since_last'] },
  application_reception: {
    words: 'application reception',
    measures: ['count', 'institution_count', 'days_since_last'],
  },
  application_rejection: {
    words: 'application rejection',
    measures: ['count', 'institution_count', 'days_since_last'],
  },
  arbitrary: { words: 'uncategorised', measures: ['count', 'institution_count'] },
  captcha: { words: 'captcha', measures: ['count', 'institution_count', 'days_since_last'] },
  debt: { words: 'debt', measures: ['amount'] },
  lending: { words: 'lending', measures: ['count', 'institution_count'] },
  loan_disbursement: {
    words: 'loan disbursement',
    measures: ['count', 'institution_count', 'amount', 'days_since_last'],
  },
  marketing: { words: 'marketing', measures: ['count', 'institution_count', 'days_since_last'] },
  other: { words: 'other', measures: ['count', 'institution_count'] },
  overdue: { words: 'overdue', measures: ['count', 'institution_count', 'amount', 'days', 'days_since_last'] },
  overdue_autorepayment: { words: 'overdue auto-repayment', measures: ['days'] },
  preloan: { words: 'pre-loan', measures: ['count', 'institution_count'] },
  repayment_reminder: {
    words: 'repayment reminder',
    measures: ['count', 'institution_count', 'amount', 'days_since_last'],
  },
  successful_repayment: {
    words: 'successful repayment',
    measures: ['count', 'institution_count', 'amount', 'days_since_last'],
  },
};

const windows = [30, 90, 180] as const;

const suffixes = { count: '', institution_count: '_institution_count', amount: '_amount', days: '_days' } as const;

const beginnings = {
  count: 'Number of',
  institution_count: 'Number of different institutions with',
  amount: 'Total amount of',
  days: 'Number of days with',
} as const;

interface SignalIndicator {
  name: string;
  topic: string;
  measure: Measure;
  /** Null for measures over the whole history. */
  windowDays: (typeof windows)[number] | null;
  description: string;
}

/** Every indicator that a signal result may contain: topic by topic, each measure with its windows. */
export const signalIndicators: readonly SignalIndicator[] = Object.entries(topics).flatMap(
  ([topic, { words, measures }]) =>
    measures.flatMap((measure): SignalIndicator[] => {
      if (measure === 'days_since_last')
        return [
          {
            name: `events_${topic}_days_since_last`,
            topic,
            measure,
            windowDays: null,
            description: `Days since the latest ${words} event`,
          },
        ];
      return windows.map((windowDays) => ({
        name: `events_${topic}_day${windowDays}${suffixes[measure]}`,
        topic,
        measure,
        windowDays,
        description: `${beginnings[measure]} ${words} events in the last ${windowDays} days`,
      }));
    }),
);

const descriptions = new Map(signalIndicators.map(({ name, description }) => [name, description]));

/** Topics, measures and windows beyond the catalogue that sources use (specification 002, appendix). */
const furtherTopics = new Map(
  Object.entries({
    blacklist: 'blacklist hit',
    card_binding: 'card binding',
    loan_reception: 'loan reception',
    otp: 'OTP',
    registration: 'registration',
    registration_growth: 'registration growth',
    repayment_success: 'successful repayment',
    resettlement: 'resettlement',
    serious_overdue: 'serious overdue',
    settlement_failure: 'settlement failure',
    settlement_success: 'settlement success',
  }),
);
const furtherBeginnings = new Map<string, string>(
  Object.entries({
    ...beginnings,
    average: 'Average of',
    level: 'Level of',
    max: 'Maximum of',
    rate: 'Rate of',
  }),
);
const months: Record<string, string> = { '455': '15 months', '545': '18 months', '730': '24 months' };
const namePattern =
  /^events_([a-z_]+?)_(?:day(7|14|21|30|60|90|180|270|365|455|545|730)(?:_([a-z_]+))?|days(?:_since_last)?)$/;

/** Describes an indicator of the catalogue or of the same naming pattern; null for other names. */
export function describeIndicator(name: string): string | null {
  const known = descriptions.get(name);
  if (known) return known;
  const [, topic = '', windowDays, measure = 'count'] = namePattern.exec(name) ?? [];
  const words = topics[topic]?.words ?? furtherTopics.get(topic);
  if (!words) return null;
  if (!windowDays) return `Days since the latest ${words} event`;
  const beginning = furtherBeginnings.get(measure);
  return beginning ? `${beginning} ${words} events in the last ${months[windowDays] ?? `${windowDays} days`}` : null;
}

/** Filters for the result: an indicator matches every filter whose key occurs in its name. */
export const signalFilters = [
  { label: 'Loan Disbursement', key: 'loan_disbursement' },
  { label: 'Overdue', key: 'overdue' },
  { label: 'Repayment Reminder', key: 'repayment_reminder' },
  { label: 'Successful Repayment', key: 'successful_repayment' },
  { label: 'Debt', key: 'debt' },
  { label: 'Marketing', key: 'marketing' },
  { label: 'Application Reception', key: 'application_reception' },
  { label: 'Application Approval', key: 'application_approval' },
] as const;
