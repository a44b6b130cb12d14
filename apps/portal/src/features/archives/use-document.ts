import type { RawFile } from '@smile/contract/archives';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { archiveFileQuery } from './queries.ts';
import type { ViewedDocument } from './viewed-document.ts';

/** Loads and opens a file while its viewer is open. */
export function useDocument(archiveId: string, file: RawFile) {
  const content = useQuery(archiveFileQuery(archiveId, file.id));
  const [opened, setOpened] = useState<ViewedDocument | null>(null);
  const [openError, setOpenError] = useState<Error | null>(null);

  useEffect(() => {
    if (!content.data) return;
    setOpenError(null);
    let isCurrent = true;
    let own: ViewedDocument | null = null;
    openDocument(content.data, file.format).then(
      (document) => {
        own = document;
        if (isCurrent) setOpened(document);
        else document.close();
      },
      () => isCurrent && setOpenError(new Error('The file is damaged, or it is protected by a password.')),
    );
    return () => {
      isCurrent = false;
      own?.close();
    };
  }, [content.data, file.format]);

  return { document: opened, content: content.data, error: content.error ?? openError, retry: content.refetch };
}

/** Opens a document; the PDF library loads on first use. */
async function openDocument(content: Blob, format: RawFile['format']): Promise<ViewedDocument> {
  if (format === 'PDF') return (await import('./open-pdf.ts')).openPdf(content);
  return (await import('./open-picture.ts')).openPicture(content);
}
