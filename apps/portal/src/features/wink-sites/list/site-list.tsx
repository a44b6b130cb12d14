import { Box, Button } from '@mantine/core';
import type { WinkSite } from '@smile/contract/wink-sites';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadMore } from '../../../ui/table/load-more.tsx';
import { prefetchSite, sitesQuery } from '../queries.ts';
import type { SiteListSearch } from '../sites-search.ts';
import { DeleteSiteDialog } from './delete-site-dialog.tsx';
import { DuplicateSiteDialog } from './duplicate-site-dialog.tsx';
import { siteColumns } from './site-columns.tsx';
import { SiteFilters } from './site-filters.tsx';

const route = getRouteApi('/shell/link/winkSite');

interface SiteListProps {
  addButton: ReactNode;
  search: SiteListSearch;
}

export function SiteList({ addButton, search }: SiteListProps) {
  const navigate = route.useNavigate();
  const [duplicating, setDuplicating] = useState<WinkSite | null>(null);
  const [deleting, setDeleting] = useState<WinkSite | null>(null);
  const [readError, setReadError] = useState<Error | null>(null);
  const sites = useInfiniteQuery({ ...sitesQuery(search), placeholderData: keepPreviousData });
  const error = sites.error === readError ? null : sites.error;
  const columns = siteColumns({
    onEdit: ({ id, name, type }) => {
      prefetchSite(id);
      void (type === 'LOWCODE'
        ? navigate({ to: '/link/winkSiteDetail/$id/$name', params: { id, name } })
        : navigate({ search: { ...search, site: id }, resetScroll: false }));
    },
    onDuplicate: setDuplicating,
    onDelete: setDeleting,
    onShowVersions: ({ id }) => navigate({ search: { ...search, versions: id }, resetScroll: false }),
    onShowAnswers: ({ id }) => navigate({ search: { tab: 'data', view: 'answers', of: id } }),
    onShowFunnel: ({ id }) => navigate({ search: { ...search, funnel: id }, resetScroll: false }),
  });
  return (
    <>
      <Box mb="md">
        <SiteFilters search={search} onSearch={(wanted) => navigate({ search: wanted, resetScroll: false })} />
      </Box>
      <DataTable
        label="Sites"
        columns={columns}
        rows={sites.data?.pages.flatMap((page) => page.items)}
        rowKey={({ id }) => id}
        error={sites.error}
        onRetry={() => sites.refetch()}
        empty={
          search.find || search.folder
            ? {
                text: search.find ? 'No site name contains this text.' : 'No site is in this folder.',
                action: (
                  <Button variant="default" onClick={() => navigate({ search: {}, resetScroll: false })}>
                    Show all sites
                  </Button>
                ),
              }
            : {
                text: 'You have no sites in this mode. Add one, then send its link to your end users.',
                action: addButton,
              }
        }
        footer={
          <LoadMore
            label="Load more wink sites"
            endText="All Wink Sites Loaded"
            hasMore={sites.hasNextPage}
            isLoading={sites.isFetchingNextPage}
            onLoadMore={() => void sites.fetchNextPage()}
          />
        }
      />
      <DuplicateSiteDialog site={duplicating} onClose={() => setDuplicating(null)} />
      <DeleteSiteDialog site={deleting} onClose={() => setDeleting(null)} />
      <ErrorDialog error={error} onClose={() => setReadError(sites.error)} />
    </>
  );
}
