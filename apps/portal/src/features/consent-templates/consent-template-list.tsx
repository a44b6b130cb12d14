import { Paper } from '@mantine/core';
import type { ConsentTemplate } from '@smile/contract/consent-templates';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { consentTemplateColumns } from './consent-template-columns.tsx';
import { consentTemplatesQuery } from './queries.ts';

interface ConsentTemplateListProps {
  /** Button shown in an empty list. */
  addButton: ReactNode;
  onView: (template: ConsentTemplate) => void;
  onDelete: (template: ConsentTemplate) => void;
}

const pageSizes = [5, 10, 25];
const label = 'Consent Templates';

export function ConsentTemplateList({ addButton, onView, onDelete }: ConsentTemplateListProps) {
  const templates = useInfiniteQuery(consentTemplatesQuery);
  const columns = consentTemplateColumns({ onView, onDelete });
  const rowKey = (template: ConsentTemplate) => template.id;
  if (!templates.data?.length) {
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={templates.data}
        rowKey={rowKey}
        error={templates.error}
        onRetry={templates.refetch}
        skeletonRows={5}
        empty={{
          title: 'No results found for Consent Template',
          text: 'A consent template contains the text that end users agree to before you request their data.',
          action: addButton,
        }}
      />
    );
  }
  return (
    <Paper withBorder>
      <PagedTable label={label} columns={columns} rows={templates.data} rowKey={rowKey} pageSizes={pageSizes} />
      {templates.hasNextPage && (
        <LoadMore
          label="Load more consent templates"
          hasMore
          isLoading={templates.isFetchingNextPage}
          onLoadMore={() => templates.fetchNextPage()}
        />
      )}
    </Paper>
  );
}
