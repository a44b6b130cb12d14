import { type SiteSessionStatus, siteSessionStatuses } from '@smile/contract/site-sessions';
import { daysBefore, isDate } from '../../ui/dates/date-range.ts';

/** Filters of sessions; dates are `yyyy-MM-dd` and inclusive, an empty text matches all. */
export interface SessionFilters {
  winkSiteId: string;
  userId: string;
  status: SiteSessionStatus | '';
  startDate: string;
  endDate: string;
}

/** Filters as URL parameters, without default values. */
export type SessionFilterSearch = { [Name in keyof SessionFilters]?: string | undefined };

/** Selectable statuses; revoked sessions are found through their user. */
export const filterStatuses = siteSessionStatuses.filter((status) => status !== 'REVOKED');

const maxLength = 200;

export function readFilterSearch(search: Record<string, unknown>): SessionFilterSearch {
  const text = (value: unknown) =>
    typeof value === 'string' ? value.trim().slice(0, maxLength) || undefined : undefined;
  return {
    winkSiteId: text(search.winkSiteId),
    userId: text(search.userId),
    status: text(search.status),
    startDate: text(search.startDate),
    endDate: text(search.endDate),
  };
}

/** Filters from the URL; the default range, also for an invalid one, is the last seven days. */
export function readFilters(search: SessionFilterSearch, today: string): SessionFilters {
  const usual = { startDate: daysBefore(today, 6), endDate: today };
  const { startDate = usual.startDate, endDate = usual.endDate } = search;
  const isRange = isDate(startDate) && isDate(endDate) && startDate <= endDate;
  return {
    winkSiteId: search.winkSiteId ?? '',
    userId: search.userId ?? '',
    status: filterStatuses.find((status) => status === search.status) ?? '',
    ...(isRange ? { startDate, endDate } : usual),
  };
}

export function writeFilters(filters: SessionFilters, today: string): SessionFilterSearch {
  const usual = readFilters({}, today);
  const names = Object.keys(filters) as (keyof SessionFilters)[];
  return Object.fromEntries(names.map((name) => [name, filters[name] === usual[name] ? undefined : filters[name]]));
}
