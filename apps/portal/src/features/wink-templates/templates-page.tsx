import { Button, Stack } from '@mantine/core';
import { defaultTemplateId, type StoredTemplate } from '@smile/contract/wink-templates';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { EmbedSample } from './editor/embed-sample.tsx';
import { templatesQuery } from './queries.ts';
import { templateColumns } from './template-columns.tsx';
import { TemplateDrawer } from './template-drawer.tsx';
import { newTemplate } from './templates-search.ts';

const route = getRouteApi('/shell/link/template');

export function TemplatesPage() {
  const navigate = route.useNavigate();
  const [deleting, setDeleting] = useState<StoredTemplate | null>(null);
  const templates = useInfiniteQuery(templatesQuery);
  const rows = templates.data?.pages.flatMap((page) => page.items);
  const open = (template: string) => navigate({ search: { template }, resetScroll: false });
  const loadMore = async () => {
    const { error } = await templates.fetchNextPage();
    if (error) showFailure(error, 'More templates could not be loaded');
  };
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => open(newTemplate)}>
      Add New Template
    </Button>
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title="Manage Wink Widget Templates"
        tabTitle="Wink Widget"
        description="The design and options of the widget for your end users."
        action={rows?.length === 0 ? undefined : addButton}
      />
      <DataTable
        label="Templates"
        columns={templateColumns({ onEdit: ({ id }) => open(id), onDelete: setDeleting })}
        rows={rows}
        rowKey={({ id }) => id}
        error={templates.error}
        onRetry={() => templates.refetch()}
        empty={{
          text: 'You have no templates in this mode. The widget uses the built-in one until a page names another.',
          action: addButton,
        }}
        footer={
          <LoadMore
            label="Load more templates"
            endText="All Templates Loaded"
            hasMore={templates.hasNextPage}
            isLoading={templates.isFetchingNextPage}
            onLoadMore={loadMore}
          />
        }
      />
      {(rows || templates.error) && <EmbedSample templateId={rows?.[0]?.id ?? defaultTemplateId} />}
      <DeleteTemplateDialog template={deleting} onClose={() => setDeleting(null)} />
      <TemplateDrawer />
    </Stack>
  );
}
