import { isDate, keepInOrder, lastMonth } from '../../../ui/dates/date-range.ts';
import { documentTypes } from '../document-types.ts';

/** URL state of the page; `archive` is the document open in the panel. */
export interface ScannedSearch {
  tab?: 'results' | undefined;
  archive?: string | undefined;
  fileType?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Fields of the filter row; an empty file type means all. */
export interface ScannedFilters {
  fileType: string;
  startDate: string;
  endDate: string;
}

const maxLength = 200;

export function readScannedSearch(search: Record<string, unknown>): ScannedSearch {
  const [startDate, endDate] = keepInOrder(readDate(search.startDate), readDate(search.endDate));
  return {
    tab: search.tab === 'results' ? 'results' : undefined,
    archive: readText(search.archive),
    fileType: readText(search.fileType)?.slice(0, 50),
    startDate,
    endDate,
  };
}

/** Filters from the URL; default: the last month and all types. */
export function readScannedFilters(search: ScannedSearch, today: string): ScannedFilters {
  const usual = lastMonth(today);
  const { startDate = usual.start, endDate = usual.end } = search;
  const fileType = documentTypes.find(({ value }) => value === search.fileType)?.value ?? '';
  return { fileType, startDate, endDate };
}

/** Omits default values. */
export function writeScannedFilters(filters: ScannedFilters, today: string): ScannedSearch {
  const usual = readScannedFilters({}, today);
  const names = Object.keys(filters) as (keyof ScannedFilters)[];
  return Object.fromEntries(names.filter((name) => filters[name] !== usual[name]).map((name) => [name, filters[name]]));
}

/**
 * A range up to today has no end date, so that the newest documents are included if the server's date is already later.
 */
export function toArchiveFilter({ fileType, startDate, endDate }: ScannedFilters, today: string) {
  return {
    fileType: fileType || undefined,
    startDate,
    endDate: endDate < today ? endDate : undefined,
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, maxLength) || undefined : undefined;
}

function readDate(value: unknown): string | undefined {
  const text = readText(value);
  return text && isDate(text) ? text : undefined;
}
