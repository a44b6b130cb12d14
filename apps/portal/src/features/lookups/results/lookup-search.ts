import { isDate, keepInOrder, lastMonth } from '../../../ui/dates/date-range.ts';
import { toPhoneFilter } from '../form/mobile-number.ts';
import type { Lookup, LookupFilter } from '../lookup.ts';

/** URL state of a lookup page; `result` is the record open in the drawer. */
export interface LookupSearch {
  panel?: 'results' | undefined;
  result?: string | undefined;
  id?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Fields of the filter row; an empty text means no filter. */
export type LookupFilterForm = Record<'id' | 'mobile' | 'email' | 'from' | 'to', string>;

const maxLength = 200;

export function readLookupSearch(search: Record<string, unknown>): LookupSearch {
  const [from, to] = keepInOrder(readDate(search.from), readDate(search.to));
  return {
    panel: search.panel === 'results' ? 'results' : undefined,
    result: readText(search.result),
    id: readText(search.id),
    mobile: readText(search.mobile),
    email: readText(search.email),
    from,
    to,
  };
}

export function readLookupFilters(
  search: LookupSearch,
  period: Lookup<never>['period'],
  today: string,
): LookupFilterForm {
  const usual = period === 'lastMonth' ? lastMonth(today) : { start: '', end: '' };
  const { id = '', mobile = '', email = '', from = usual.start, to = usual.end } = search;
  return { id, mobile, email, from, to };
}

/** Omits empty and default values. */
export function writeLookupFilters(
  filters: LookupFilterForm,
  period: Lookup<never>['period'],
  today: string,
): LookupSearch {
  const usual = readLookupFilters({}, period, today);
  const names = Object.keys(filters) as (keyof LookupFilterForm)[];
  const chosen = names.map((name) => [name, filters[name].trim()] as const);
  return Object.fromEntries(chosen.filter(([name, value]) => value !== '' && value !== usual[name]));
}

/**
 * A range up to today has no end date, so that the newest records are included if the server's date is already later.
 */
export function toLookupFilter(filters: LookupFilterForm, today: string): LookupFilter {
  return {
    id: filters.id || undefined,
    mobile: toPhoneFilter(filters.mobile) || undefined,
    email: filters.email || undefined,
    startDate: filters.from || undefined,
    endDate: filters.to !== '' && filters.to < today ? filters.to : undefined,
  };
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim().slice(0, maxLength) || undefined;
}

function readDate(value: unknown): string | undefined {
  const text = readText(value);
  return text && isDate(text) ? text : undefined;
}
