import { answerOutcomes, maxAnswerSearch } from '@smile/contract/answer-search';
import { keptDays } from '@smile/contract/retention';
import { daysBefore, isDate } from '../../../ui/dates/date-range.ts';

/** Filters of answers; dates are `yyyy-MM-dd` and inclusive, an empty text matches all. */
export interface AnswerFilters {
  /** Version number. */
  version: string;
  outcome: string;
  startDate: string;
  endDate: string;
  text: string;
  /** Key of a question. */
  question: string;
  answer: string;
  /** `is` compares the whole answer, as for options. */
  match: string;
}

/** Filters as URL parameters, without default values. */
export type AnswerFilterSearch = { [Name in keyof AnswerFilters]?: string | undefined };

export interface AnswersSearch extends AnswerFilterSearch {
  /** Id of the site; default: the newest. */
  of?: string | undefined;
  /** Shows statistics instead of single answers. */
  show?: 'statistics' | undefined;
}

export const outcomeNames: Record<string, string> = {
  SUCCESS: 'Success',
  DECLINED: 'Declined',
  FAILURE: 'Failure',
  IN_PROGRESS: 'In progress',
  REVOKED: 'Revoked',
  PENDING: 'Pending',
};

/** Maximum length of a question's key in the address, in characters. */
const maxKeyLength = 300;

export function readAnswerSearch(search: Record<string, unknown>): AnswerFilterSearch {
  const text = (value: unknown, max = maxAnswerSearch) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, max) || undefined : undefined;
  return {
    version: text(search.version),
    outcome: text(search.outcome),
    startDate: text(search.startDate),
    endDate: text(search.endDate),
    text: text(search.text),
    question: text(search.question, maxKeyLength),
    answer: text(search.answer),
    match: text(search.match),
  };
}

/** Filters from the URL; the default range, also for an invalid one, is everything stored. */
export function readAnswerFilters(search: AnswerFilterSearch, today: string): AnswerFilters {
  const defaults = { startDate: daysBefore(today, keptDays - 1), endDate: today };
  const { startDate = defaults.startDate, endDate = defaults.endDate } = search;
  const isRange = isDate(startDate) && isDate(endDate) && startDate <= endDate;
  const hasAnswer = Boolean(search.question && search.answer);
  return {
    version: /^[1-9]\d{0,8}$/.test(search.version ?? '') ? search.version! : '',
    outcome: answerOutcomes.find((outcome) => outcome === search.outcome) ?? '',
    ...(isRange ? { startDate, endDate } : defaults),
    text: search.text ?? '',
    question: hasAnswer ? search.question! : '',
    answer: hasAnswer ? search.answer! : '',
    match: hasAnswer && search.match === 'is' ? 'is' : '',
  };
}

export function writeAnswerFilters(filters: AnswerFilters, today: string): AnswerFilterSearch {
  const defaults = readAnswerFilters({}, today);
  const hasAnswer = Boolean(filters.question && filters.answer.trim());
  const wanted = { ...filters, ...(hasAnswer ? {} : { question: '', answer: '', match: '' }) };
  const names = Object.keys(wanted) as (keyof AnswerFilters)[];
  return Object.fromEntries(
    names.map((name) => [name, wanted[name].trim() === defaults[name] ? undefined : wanted[name].trim()]),
  );
}
