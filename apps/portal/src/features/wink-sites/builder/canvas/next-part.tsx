import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { NextConfigDialog } from '../on-demand.tsx';
import { useBuilder } from '../store/use-builder.ts';
import type { Box } from './drop-slot.ts';
import classes from './overlay.module.css';

interface NextPartProps {
  /** Position of the page's next button; undefined if there is none. */
  box: Box | undefined;
  screenName: string;
}

/** Overlay of the page's next button; opens its routes, as Ctrl or Cmd with Enter does from anywhere. */
export function NextPart({ box, screenName }: NextPartProps) {
  const screenId = useBuilder((state) => state.currentScreenId);
  const [isEditing, setIsEditing] = useState(false);
  useWindowEvent('keydown', (event) => {
    const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
    if (!isAsked || document.querySelector('[role=dialog][aria-modal=true]')) return;
    event.preventDefault();
    setIsEditing(true);
  });
  return (
    <>
      <button
        type="button"
        className={classes.next}
        style={box && { top: box.top, left: box.left, width: box.width, height: box.height }}
        data-placed={box !== undefined}
        aria-label={`Next Config of ${screenName}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => setIsEditing(true)}
      >
        {!box && 'Next Config'}
      </button>
      {isEditing && <NextConfigDialog screenId={screenId} onClose={() => setIsEditing(false)} />}
    </>
  );
}
