import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import type { AnswerFilters } from './answer-search.ts';
import { useExportAnswers } from './queries.ts';

interface ExportAnswersProps {
  siteId: string;
  filters: AnswerFilters;
  /** The newest version, exported by default. */
  newest: number | undefined;
}

/** Downloads the filtered answers of one version. */
export function ExportAnswers({ siteId, filters, newest }: ExportAnswersProps) {
  const exporting = useExportAnswers(siteId, filters);
  const version = filters.version || newest;
  const label = version ? `Export version ${version}` : 'Export';
  const button = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={15} stroke={1.75} aria-hidden />}
      loading={exporting.isPending}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Menu button={button}>
        <MenuItem onClick={() => exporting.mutate('CSV')}>CSV</MenuItem>
        <MenuItem onClick={() => exporting.mutate('XLSX')}>Excel (XLSX)</MenuItem>
      </Menu>
      <ErrorDialog title="Download Failed" error={exporting.error} onClose={exporting.reset} />
    </>
  );
}
