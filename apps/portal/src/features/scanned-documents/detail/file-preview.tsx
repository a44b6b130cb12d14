import { Button, Group, NativeSelect, Paper, Skeleton, Text } from '@mantine/core';
import type { ArchiveReading, ShownField } from '@smile/contract/archive-readings';
import type { Archive, RawFile } from '@smile/contract/archives';
import { isKept } from '@smile/contract/retention';
import { useState } from 'react';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useNow } from '../../../ui/format/use-now.ts';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { useDocument } from '../../archives/use-document.ts';
import classes from './file-preview.module.css';
import { PagePicture } from './page-picture.tsx';

const DocumentViewer = onDemand(async () => (await import('../../archives/document-viewer.tsx')).DocumentViewer);

interface FilePreviewProps {
  archive: Archive;
  /** Maps each page of the reading to a page of a file. */
  pages: ArchiveReading['pages'];
  fields: readonly ShownField[];
  chosen: string | undefined;
  onChoose: (field: string | undefined) => void;
}

interface Place {
  fileId: string;
  page: number;
}

/** The original files, one page at a time; opens the page of the selected field. */
export function FilePreview({ archive, pages, fields, chosen, onChoose }: FilePreviewProps) {
  const [turned, setTurned] = useState<Place & { chosen: string | undefined }>();
  const nowMs = useNow(60_000);
  const { rawFiles } = archive;
  const chosenPage = fields.find(({ name }) => name === chosen)?.page;
  const read = chosenPage ? pages[chosenPage - 1] : undefined;
  // Stays on a page that the user opened after selecting a field.
  const place: Place | undefined =
    turned && (turned.chosen === chosen || !read) ? turned : read && { fileId: read.fileId, page: read.pageOfFile };
  const file = rawFiles.find(({ id }) => id === place?.fileId) ?? rawFiles[0];
  const page = place?.page ?? 1;
  if (!file || !isKept(file, nowMs))
    return <EmptyPanel title="No preview">Files are kept for sixty days after their upload.</EmptyPanel>;
  const isHere = ({ page: at }: ShownField) => {
    const here = at ? pages[at - 1] : undefined;
    return here?.fileId === file.id && here.pageOfFile === page;
  };
  return (
    <Paper withBorder component="section" aria-label="Original file" className={classes.frame}>
      {rawFiles.length > 1 && (
        <NativeSelect
          aria-label="File"
          size="xs"
          m="xs"
          data={rawFiles.map(({ id, name }) => ({ value: id, label: name }))}
          value={file.id}
          onChange={(event) => setTurned({ fileId: event.currentTarget.value, page: 1, chosen })}
        />
      )}
      <FilePages
        key={file.id}
        archiveId={archive.id}
        file={file}
        page={page}
        onPage={(next) => setTurned({ fileId: file.id, page: next, chosen })}
        fields={fields.filter(isHere)}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Paper>
  );
}

interface FilePagesProps extends Pick<FilePreviewProps, 'fields' | 'chosen' | 'onChoose'> {
  archiveId: string;
  file: RawFile;
  page: number;
  onPage: (page: number) => void;
}

function FilePages({ archiveId, file, page, onPage, ...marks }: FilePagesProps) {
  const [isLarge, setIsLarge] = useState(false);
  const { document, error, retry } = useDocument(archiveId, file);
  if (error) return <ErrorPanel title="The document could not be shown" error={error} onRetry={retry} />;
  if (!document) return <Skeleton height={420} role="status" aria-label="Loading the preview" />;
  const { pageCount } = document;
  return (
    <>
      <Group justify="space-between" gap="xs" px="md" py="xs" className={classes.tools}>
        {pageCount > 1 ? (
          <Group gap="xs">
            <Button variant="default" size="compact-xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              Previous page
            </Button>
            <Text size="xs" role="status">{`Page ${page} of ${pageCount}`}</Text>
            <Button variant="default" size="compact-xs" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
              Next page
            </Button>
          </Group>
        ) : (
          <span />
        )}
        <Button variant="default" size="compact-xs" onClick={() => setIsLarge(true)}>
          View full size
        </Button>
      </Group>
      <PagePicture document={document} page={Math.min(page, pageCount)} name={file.name} {...marks} />
      {isLarge && <DocumentViewer archiveId={archiveId} file={file} onClose={() => setIsLarge(false)} />}
    </>
  );
}
