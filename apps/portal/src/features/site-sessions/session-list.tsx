import { Stack } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { todayInUtc } from '../../ui/dates/date-range.ts';
import { ResetButton } from '../../ui/fields/reset-button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { sessionsQuery } from './queries.ts';
import { sessionColumns } from './session-columns.tsx';
import { SessionFilterForm } from './session-filter-form.tsx';
import { readFilters, type SessionFilterSearch, type SessionFilters, writeFilters } from './session-filters.ts';

interface SessionListProps {
  search: SessionFilterSearch;
  onSearch: (search: SessionFilterSearch) => void;
  onOpen: (sessionId: string) => void;
}

export function SessionList({ search, onSearch, onOpen }: SessionListProps) {
  const queryClient = useQueryClient();
  const today = todayInUtc();
  const filters = useMemo(() => readFilters(search, today), [search, today]);
  const isFiltered = Object.values(writeFilters(filters, today)).some((value) => value !== undefined);
  const sessions = useInfiniteQuery(sessionsQuery(filters));
  const find = async (wanted: SessionFilters) => {
    onSearch(writeFilters(wanted, today));
    await queryClient.invalidateQueries({ queryKey: sessionsQuery(wanted).queryKey });
  };
  const loadMore = async () => {
    const { error } = await sessions.fetchNextPage();
    if (error) showFailure(error, 'More sessions could not be loaded');
  };
  return (
    <Stack gap="md">
      <SessionFilterForm filters={filters} today={today} onSearch={find} onReset={() => onSearch({})} />
      <DataTable
        label="Sessions"
        columns={sessionColumns}
        rows={sessions.data?.pages.flatMap((page) => page.items)}
        rowKey={({ id }) => id}
        error={sessions.error}
        onRetry={() => sessions.refetch()}
        onOpen={({ id }) => onOpen(id)}
        empty={{
          text: 'No site visits in this period match your search.',
          action: isFiltered ? (
            <ResetButton onReset={() => onSearch({})} />
          ) : (
            <ButtonLink to="/link/winkSite" search={{}} variant="default" size="xs">
              Share the link of a site
            </ButtonLink>
          ),
        }}
        footer={
          <LoadMore
            label="Load more"
            hasMore={sessions.hasNextPage}
            isLoading={sessions.isFetchingNextPage}
            onLoadMore={loadMore}
          />
        }
      />
    </Stack>
  );
}
