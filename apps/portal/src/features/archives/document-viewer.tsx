import { Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { RawFile } from '@smile/contract/archives';
import { useReducer } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DocumentPage } from './document-page.tsx';
import classes from './raw-files.module.css';
import { useDocument } from './use-document.ts';
import { actionOfKey, initialView, updateView, type ViewAction } from './view-state.ts';
import { ViewerTools } from './viewer-tools.tsx';

interface DocumentViewerProps {
  archiveId: string;
  file: RawFile;
  onClose: () => void;
}

/** Full-window viewer for a PDF, JPG or PNG with pages, zoom, rotation and keyboard control. */
export function DocumentViewer({ archiveId, file, onClose }: DocumentViewerProps) {
  const { document, content, error, retry } = useDocument(archiveId, file);
  const pageCount = document?.pageCount ?? 1;
  const [view, dispatch] = useReducer(
    (current: typeof initialView, action: ViewAction) => updateView(current, action, pageCount),
    initialView,
  );

  useWindowEvent(
    'keydown',
    (event) => {
      // Escape closes only the viewer: a drawer below stays open, and no tooltip consumes the key.
      if (event.key === 'Escape') onClose();
      const action = actionOfKey(event);
      if (!action || !document) return;
      event.preventDefault();
      dispatch(action);
    },
    { capture: true },
  );

  return (
    <Dialog
      opened
      fullScreen
      onClose={onClose}
      closeOnEscape={false}
      title={<span title={file.name}>{file.name}</span>}
      padding="md"
      closeButtonProps={{ 'aria-label': 'Close the document', ...holdEscape }}
      classNames={{ title: classes.title, body: classes.body }}
    >
      {error && (
        <div className={classes.state}>
          <ErrorPanel title="The document could not be shown" error={error} onRetry={retry} />
        </div>
      )}
      {!error && !document && (
        <div className={classes.state} role="status" aria-label="Loading the document">
          <Skeleton height="100%" maw={720} mx="auto" />
        </div>
      )}
      {!error && document && (
        <>
          <ViewerTools
            view={view}
            pageCount={pageCount}
            onAction={dispatch}
            onDownload={() => content && saveFile(content, file.name)}
          />
          <DocumentPage document={document} name={file.name} view={view} />
        </>
      )}
    </Dialog>
  );
}

/** Keeps dialogs below from handling Escape. */
const holdEscape = { 'data-mantine-stop-propagation': 'true' };
