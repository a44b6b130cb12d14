import type { Link } from '@smile/contract/links';
import { formatDate } from '../../ui/format/format-date.ts';

export interface LinkDescription {
  period: string;
  count: number;
  dates: string;
}

/** The newest link of an account; null if it is linked nowhere else. */
export function describeLinks(links: readonly Link[]): LinkDescription | null {
  const newest = [...links].sort((a, b) => (a.endDate < b.endDate ? 1 : -1))[0];
  const count = newest?.records.reduce((sum, record) => sum + record.count, 0) ?? 0;
  if (!newest || count === 0) return null;
  const day = (time: string) => formatDate(time.slice(0, 10));
  return {
    period: newest.startDate ? `${day(newest.startDate)} – ${day(newest.endDate)}` : `Until ${day(newest.endDate)}`,
    count,
    dates: newest.records
      .flatMap(({ linkedAt }) => linkedAt)
      .map(day)
      .join('; '),
  };
}
