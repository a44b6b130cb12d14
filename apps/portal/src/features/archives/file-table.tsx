import { Anchor, Text } from '@mantine/core';
import type { Archive, RawFile } from '@smile/contract/archives';
import { isKept } from '@smile/contract/retention';
import { useState } from 'react';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatFileSize } from '../../ui/format/format-file-size.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import classes from './raw-files.module.css';

const DocumentViewer = onDemand(async () => (await import('./document-viewer.tsx')).DocumentViewer);

/** Files of an archive; only those younger than 60 days can be opened. */
export function FileTable({ archive }: { archive: Archive }) {
  const [shown, setShown] = useState<RawFile>();
  const nowMs = useNow(60_000);
  const columns: Column<RawFile>[] = [
    {
      header: 'Name',
      cell: ({ name }) => (
        <span className={classes.name} title={name}>
          {name}
        </span>
      ),
    },
    { header: 'Type', cell: ({ subType }) => subType ?? '-' },
    { header: 'Format', cell: ({ format }) => format },
    { header: 'Size', align: 'right', cell: ({ size }) => formatFileSize(size) },
    { header: 'Created At', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      header: 'Link',
      cell: (file) =>
        isKept(file, nowMs) ? (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-label={`View ${file.name}`}
            onClick={() => setShown(file)}
          >
            View
          </Anchor>
        ) : (
          <Text span inherit c="dimmed" aria-disabled>
            -
          </Text>
        ),
    },
  ];
  return (
    <div className={classes.frame}>
      <PagedTable label="Archives" columns={columns} rows={archive.rawFiles} rowKey={({ id }) => id} />
      {shown && <DocumentViewer archiveId={archive.id} file={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
