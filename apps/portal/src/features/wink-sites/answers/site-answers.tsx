import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { todayInUtc } from '../../../ui/dates/date-range.ts';
import { ResetButton } from '../../../ui/fields/reset-button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadMore } from '../../../ui/table/load-more.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { answerColumns } from './answer-columns.tsx';
import { AnswerFilterForm } from './answer-filter-form.tsx';
import { readAnswerFilters, writeAnswerFilters } from './answer-filters.ts';
import type { AnswerFilters, AnswersSearch } from './answer-search.ts';
import { AnswerStatistics } from './answer-statistics.tsx';
import { ExportAnswers } from './export-answers.tsx';
import { answersQuery, joinQuestions } from './queries.ts';

interface SiteAnswersProps {
  siteId: string;
  /** Newest first. */
  versions: readonly number[];
  search: AnswersSearch;
  onSearch: (search: AnswersSearch) => void;
  onOpen: (sessionId: string) => void;
}

export function SiteAnswers({ siteId, versions, search, onSearch, onOpen }: SiteAnswersProps) {
  const queryClient = useQueryClient();
  const today = todayInUtc();
  const filters = useMemo(() => readAnswerFilters(search, today), [search, today]);
  const answers = useInfiniteQuery(answersQuery(siteId, filters));
  const questions = joinQuestions(answers.data?.pages ?? []);
  const { show } = search;
  const isFiltered = Object.values(writeAnswerFilters(filters, today)).some((value) => value !== undefined);
  const find = async (wanted: AnswerFilters) => {
    onSearch({ ...writeAnswerFilters(wanted, today), show });
    await queryClient.invalidateQueries({ queryKey: answersQuery(siteId, wanted).queryKey });
  };
  const loadMore = async () => {
    const { error } = await answers.fetchNextPage();
    if (error) showFailure(error, 'More answers could not be loaded');
  };
  return (
    <Stack gap="md">
      <AnswerFilterForm
        {...{ filters, today, versions, questions }}
        onSearch={find}
        onReset={() => onSearch({ show })}
      />
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Show as"
          data={[
            { value: 'list', label: 'Responses' },
            { value: 'statistics', label: 'Statistics' },
          ]}
          value={show ?? 'list'}
          onChange={(value) => onSearch({ ...search, show: value === 'statistics' ? value : undefined })}
          size="xs"
        />
        <ExportAnswers siteId={siteId} filters={filters} newest={versions[0]} />
      </Group>
      {show === 'statistics' ? (
        <AnswerStatistics siteId={siteId} filters={filters} />
      ) : (
        <DataTable
          label="Answers"
          columns={answerColumns(questions)}
          rows={answers.data?.pages.flatMap((page) => page.items)}
          rowKey={({ sessionId }) => sessionId}
          error={answers.error}
          onRetry={() => answers.refetch()}
          onOpen={({ sessionId }) => onOpen(sessionId)}
          empty={{
            title: 'No answers',
            text: 'No answers in this period match your search.',
            action: isFiltered ? (
              <ResetButton onReset={() => onSearch({ show })} />
            ) : (
              <ButtonLink to="/link/winkSite" search={{}} variant="default" size="xs">
                Share the link of a site
              </ButtonLink>
            ),
          }}
          footer={
            <LoadMore
              label="Load more"
              endText="All Answers Loaded"
              hasMore={answers.hasNextPage}
              isLoading={answers.isFetchingNextPage}
              onLoadMore={loadMore}
            />
          }
        />
      )}
    </Stack>
  );
}
