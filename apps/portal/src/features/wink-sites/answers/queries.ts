import type { CallInput } from '@smile/contract/endpoint';
import { type AnswerExportFormat, type SiteQuestion, siteAnswersApi } from '@smile/contract/site-answers';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { saveFile } from '../../../api/save-file.ts';
import { modeQuery } from '../../../api/session.ts';
import type { AnswerFilters } from './answer-search.ts';

type ListQuery = CallInput<typeof siteAnswersApi.list>['query'];

const answersKey = ['site-answers'];
/** Maximum number of empty pages to skip automatically. */
const maxEmptyPages = 20;

/** Keeps the previous rows while other filters load. Continues automatically after a page without rows. */
export function answersQuery(siteId: string, filters: AnswerFilters) {
  return infiniteQueryOptions({
    queryKey: [...answersKey, 'list', siteId, filters],
    queryFn: async ({ pageParam, signal }) => {
      let cursor = pageParam;
      for (let pages = 1; ; pages++) {
        const query: ListQuery = { ...modeQuery(), ...searchOf(filters), cursor };
        const page = (await callApi(siteAnswersApi.list, { params: { id: siteId }, query }, signal)).data;
        if (page.items.length > 0 || !page.nextCursor || pages === maxEmptyPages) return page;
        cursor = page.nextCursor;
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous, query) => (query?.queryKey[2] === siteId ? previous : undefined),
  });
}

export function responseQuery(sessionId: string) {
  return queryOptions({
    queryKey: [...answersKey, 'one', sessionId],
    queryFn: async ({ signal }) =>
      (await callApi(siteAnswersApi.get, { params: { id: sessionId }, query: modeQuery() }, signal)).data,
  });
}

export function statisticsQuery(siteId: string, { version, outcome, startDate, endDate }: AnswerFilters) {
  return queryOptions({
    queryKey: [...answersKey, 'statistics', siteId, version, outcome, startDate, endDate],
    queryFn: async ({ signal }) => {
      const query = { ...modeQuery(), ...daysAndOutcome({ version, outcome, startDate, endDate }) };
      return (await callApi(siteAnswersApi.getStatistics, { params: { id: siteId }, query }, signal)).data;
    },
    placeholderData: (previous) => previous,
  });
}

export function useExportAnswers(siteId: string, filters: AnswerFilters) {
  return useMutation({
    mutationFn: async (format: AnswerExportFormat) => {
      const query = { ...modeQuery(), ...searchOf(filters), format };
      const { content, name } = (await callApi(siteAnswersApi.export, { params: { id: siteId }, query })).data;
      saveFile(content, name);
    },
  });
}

function searchOf(filters: AnswerFilters) {
  const { text, question, answer, match } = filters;
  return {
    ...daysAndOutcome(filters),
    text: text || undefined,
    ...(question && { question, answer, match: match === 'is' ? ('is' as const) : undefined }),
  };
}

function daysAndOutcome({
  version,
  outcome,
  startDate,
  endDate,
}: Pick<AnswerFilters, 'version' | 'outcome' | 'startDate' | 'endDate'>) {
  return {
    version: version === '' ? undefined : Number(version),
    outcome: (outcome || undefined) as ListQuery['outcome'],
    startDate,
    endDate,
  };
}

/** Questions of all loaded pages, without duplicates. */
export function joinQuestions(pages: readonly { questions: SiteQuestion[] }[]): SiteQuestion[] {
  const joined = new Map<string, SiteQuestion>();
  for (const { questions } of pages)
    for (const question of questions) if (!joined.has(question.key)) joined.set(question.key, question);
  return [...joined.values()];
}
