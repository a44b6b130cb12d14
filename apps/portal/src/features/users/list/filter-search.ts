import { userDataWindow } from '@smile/contract/retention';
import { type DateRange, findDateRangeProblem, lastMonth } from '../../../ui/dates/date-range.ts';

import type { UsersSearch } from '../users-search.ts';

export interface UserFilters {
  userName: string;
  providerId: string;
  userId: string;
  range: DateRange;
}

export const userDateLimits = {
  minDays: userDataWindow.minDays,
  maxDays: userDataWindow.maxDays,
  windowDays: userDataWindow.maxDays,
};

/** Filters from the URL; the default range if the dates are invalid or out of range. */
export function readFilters(search: UsersSearch, today: string): UserFilters {
  const range = { start: search.startDate ?? '', end: search.endDate ?? '' };
  return {
    userName: search.userName ?? '',
    providerId: search.providerId ?? '',
    userId: search.userId ?? '',
    range: findDateRangeProblem(range, 'start', userDateLimits, today) ? lastMonth(today) : range,
  };
}

/** Filters as URL parameters, without empty and default ones. */
export function writeFilters(filters: UserFilters, today: string): UsersSearch {
  const { start, end } = lastMonth(today);
  const isDefault = filters.range.start === start && filters.range.end === end;
  return {
    userName: filters.userName.trim() || undefined,
    providerId: filters.providerId.trim() || undefined,
    userId: filters.userId.trim() || undefined,
    startDate: isDefault ? undefined : filters.range.start,
    endDate: isDefault ? undefined : filters.range.end,
  };
}
