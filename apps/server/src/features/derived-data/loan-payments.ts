import type { LiabilityPayload } from '@smile/contract/user-data';
import { addDays, addMonths, lastDayOf } from '../../platform/calendar.ts';

export type Loan = Pick<
  LiabilityPayload,
  | 'currency'
  | 'loanAmount'
  | 'endDate'
  | 'firstAmortizationDate'
  | 'amortizationFrequency'
  | 'amortizationAmount'
  | 'outstandingBalance'
  | 'overduePaymentAmount'
>;

type Schedule = (firstDay: string, index: number) => string;

/** Longer than any real loan; stops a wrong date from creating millions. */
const maxInstalments = 1200;

const schedules: Record<string, Schedule> = {
  Daily: (day, index) => addDays(day, index),
  Weekly: (day, index) => addDays(day, index * 7),
  Semimonthly: (day, index) => addDays(moveMonths(day, Math.floor(index / 2)), index % 2 === 0 ? 0 : 15),
  Monthly: (day, index) => moveMonths(day, index),
  Bimonthly: (day, index) => moveMonths(day, index * 2),
  Quarterly: (day, index) => moveMonths(day, index * 3),
  Annually: (day, index) => moveMonths(day, index * 12),
};

/**
 * Payments made on a loan until a day. Sources list none, so they are derived from the terms: due instalments minus
 * the latest overdue ones. Null when the terms are insufficient.
 */
export function listLoanPayments(loan: Loan, today: string): number[] | null {
  const { firstAmortizationDate: firstDay, amortizationAmount: amount, endDate, outstandingBalance } = loan;
  const schedule = schedules[loan.amortizationFrequency ?? ''];
  if (!schedule || !firstDay || !amount || amount <= 0) return null;
  const isSettled = outstandingBalance !== null && outstandingBalance <= 0;
  if (isSettled && !endDate) return null;
  const lastDay = endDate && endDate < today ? endDate : today;
  let due = 0;
  while (due < maxInstalments && schedule(firstDay, due) <= lastDay) due += 1;
  const overdue = Math.ceil(Math.max(loan.overduePaymentAmount ?? 0, 0) / amount);
  return Array.from({ length: Math.max(due - overdue, 0) }, () => amount);
}

/** The same day of a later month, or its last day when shorter. */
function moveMonths(day: string, months: number): string {
  const month = addMonths(day, months);
  const last = lastDayOf(month);
  const moved = `${month}-${day.slice(8)}`;
  return moved < last ? moved : last;
}
