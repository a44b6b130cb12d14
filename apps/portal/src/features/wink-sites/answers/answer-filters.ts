import { answerOutcomes } from '@smile/contract/answer-search';
import { keptDays } from '@smile/contract/retention';
import { daysBefore, isDate } from '../../../ui/dates/date-range.ts';
import type { AnswerFilterSearch, AnswerFilters } from './answer-search.ts';

export const outcomeNames: Record<string, string> = {
  SUCCESS: 'Success',
  DECLINED: 'Declined',
  FAILURE: 'Failure',
  IN_PROGRESS: 'In progress',
  REVOKED: 'Revoked',
  PENDING: 'Pending',
};

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
