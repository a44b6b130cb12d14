export function portalFiles(words) {
  const folder = `apps/portal/src/features/${words.noun}`;
  return {
    [`${folder}/routes.ts`]: routes(words),
    [`${folder}/queries.ts`]: queries(words),
    [`${folder}/${words.noun}-page.tsx`]: page(words),
    [`${folder}/${words.noun}-page.test.tsx`]: pageTest(words),
  };
}

function routes({ noun, plural, Plural }) {
  return `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';

const ${plural} = createRoute({
  getParentRoute: () => shell,
  path: '/${noun}',
  component: lazyRouteComponent(() => import('./${noun}-page.tsx'), '${Plural}Page'),
});

export const ${plural}Routes = [${plural}] as const;
`;
}

function queries({ noun, plural }) {
  return `import { ${plural}Api } from '@smile/contract/${noun}';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const ${plural}Query = infiniteQueryOptions({
  queryKey: ['${noun}'],
  queryFn: async ({ pageParam, signal }) =>
    (await callApi(${plural}Api.list, { query: { cursor: pageParam } }, signal)).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (lastPage) => lastPage.nextCursor ?? undefined,
  select: (data) => data.pages.flatMap((page) => page.items),
});
`;
}

function page({ noun, plural, single, Single, Plural, spoken, title }) {
  return `import { Stack } from '@mantine/core';
import type { ${Single} } from '@smile/contract/${noun}';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DateTime } from '../../ui/format/date-time.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { ${plural}Query } from './queries.ts';

const columns: Column<${Single}>[] = [
  { header: 'Name', cell: (${single}) => ${single}.name },
  { header: 'Created At', cell: (${single}) => <DateTime value={${single}.createdAt} /> },
];

export function ${Plural}Page() {
  const ${plural} = useInfiniteQuery(${plural}Query);
  return (
    <Stack gap="lg">
      <PageHeader title="${title}" description="The ${title.toLowerCase()} of your organization." />
      <DataTable
        label="${title}"
        columns={columns}
        rows={${plural}.data}
        rowKey={(${single}) => ${single}.id}
        error={${plural}.error}
        onRetry={() => ${plural}.refetch()}
        empty={{ text: 'There is no ${spoken} yet.', action: null }}
        footer={
          ${plural}.hasNextPage && (
            <LoadMore
              label="Load more"
              hasMore
              isLoading={${plural}.isFetchingNextPage}
              onLoadMore={() => ${plural}.fetchNextPage()}
            />
          )
        }
      />
    </Stack>
  );
}
`;
}

function pageTest({ noun, single, Single, Plural, spoken, title }) {
  return `import type { ${Single} } from '@smile/contract/${noun}';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { ${Plural}Page } from './${noun}-page.tsx';

let items: Partial<${Single}>[];
let refusal: Given | null;
beforeEach(() => {
  localStorage.clear();
  logIn();
  items = [{ id: '${single}-1', name: 'First' }];
  refusal = null;
  answerCalls(() => refusal ?? { data: { items } });
});
afterEach(() => vi.unstubAllGlobals());

it('lists the ${title.toLowerCase()}', async () => {
  renderInPortal(<${Plural}Page />);
  expect(await screen.findByText('First')).toBeInTheDocument();
});

it('shows an empty state', async () => {
  items = [];
  renderInPortal(<${Plural}Page />);
  expect(await screen.findByText('There is no ${spoken} yet.')).toBeInTheDocument();
});

it('shows an error and retries', async () => {
  refusal = { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
  renderInPortal(<${Plural}Page />);
  expect(await screen.findByText('Down.')).toBeInTheDocument();
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('First')).toBeInTheDocument();
});
`;
}
