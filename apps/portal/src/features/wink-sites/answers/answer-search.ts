import { maxAnswerSearch } from '@smile/contract/answer-search';

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
