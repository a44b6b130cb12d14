import { VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { showWarning } from '../../../ui/toasts/toasts.ts';
import { useBuilder, useBuilderStore } from './store/use-builder.ts';

/** Announces actions to screen readers, and shows refusals. */
export function Announcer() {
  const store = useBuilderStore();
  const notice = useBuilder((state) => state.notice);
  useEffect(
    () =>
      store.subscribe(({ notice: next }, { notice: last }) => {
        if (next !== last && next?.isRefusal) showWarning(next.text);
      }),
    [store],
  );
  return (
    <VisuallyHidden role="status" aria-label="Changes">
      {notice && <span key={notice.number}>{notice.text}</span>}
    </VisuallyHidden>
  );
}
