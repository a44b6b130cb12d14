import { ActionIcon, Text } from '@mantine/core';
import {
  type Icon,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import classes from './raw-files.module.css';
import type { ViewAction } from './view-state.ts';
import type { DocumentView } from './viewed-document.ts';

interface ViewerToolsProps {
  view: DocumentView;
  pageCount: number;
  onAction: (action: ViewAction) => void;
  onDownload: () => void;
}

export function ViewerTools({ view, pageCount, onAction, onDownload }: ViewerToolsProps) {
  const { page, scale } = view;
  return (
    <div className={classes.tools} role="toolbar" aria-label="Document">
      {pageCount > 1 && (
        <>
          <Tool
            icon={IconChevronLeft}
            label="Previous page"
            isOff={page === 1}
            onClick={() => onAction('previousPage')}
          />
          <Text size="sm" className={classes.position} role="status">
            {`Page ${page} of ${pageCount}`}
          </Text>
          <Tool
            icon={IconChevronRight}
            label="Next page"
            isOff={page === pageCount}
            onClick={() => onAction('nextPage')}
          />
        </>
      )}
      <Tool icon={IconZoomOut} label="Zoom out" onClick={() => onAction('zoomOut')} />
      <Text size="sm" className={classes.position} aria-live="polite">
        {`${Math.round(scale * 100)}%`}
      </Text>
      <Tool icon={IconZoomIn} label="Zoom in" onClick={() => onAction('zoomIn')} />
      <Tool icon={IconZoomReset} label="Fit width" onClick={() => onAction('fit')} />
      <Tool icon={IconRotateClockwise} label="Rotate" onClick={() => onAction('rotate')} />
      <Tool icon={IconDownload} label="Download" onClick={onDownload} />
    </div>
  );
}

interface ToolProps {
  icon: Icon;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}

/** Stays focusable at the first and last page, so that the focus is not lost. */
function Tool({ icon: ToolIcon, label, isOff = false, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        aria-disabled={isOff}
        data-disabled={isOff || undefined}
        data-mantine-stop-propagation="true"
        onClick={isOff ? undefined : onClick}
      >
        <ToolIcon size={20} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}
