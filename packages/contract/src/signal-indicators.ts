type Measure = 'count' | 'institution_count' | 'amount' | 'days' | 'days_since_last';

/** What happens to a borrower, in words, and what is measured of it. */
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
  /** Null for measures that look back without limit. */
  windowDays: (typeof windows)[number] | null;
  description: string;
}

/** Every indicator that a signal result may name: topic by topic, each measure with its windows. */
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

/** What each indicator says, by its name; a source may answer names beyond these. */
export const signalDescriptions: ReadonlyMap<string, string> = new Map(
  signalIndicators.map(({ name, description }) => [name, description]),
);

/** The filters of the result: an indicator belongs to each whose key its name contains. */
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
