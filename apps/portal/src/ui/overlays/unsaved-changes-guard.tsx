import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { addChangesSource, hasUnsavedChanges } from '../../api/unsaved-changes.ts';
import { type KeptChanges, LeaveDialog } from './leave-dialog.tsx';

interface UnsavedChangesGuardProps {
  isDirty: boolean;
  /** Whether another address still shows the page with the changes, such as another tab of the form. */
  canStay?: (next: { pathname: string; search: object }, current: { pathname: string }) => boolean;
  /** Unsaved changes that are stored as a draft. */
  kept?: KeptChanges | undefined;
}

/** Asks before leaving a page with unsaved changes. */
export function UnsavedChangesGuard({ isDirty, canStay, kept }: UnsavedChangesGuardProps) {
  const hasChanges = useEffectEvent(() => isDirty && !kept);
  useEffect(() => addChangesSource({ kind: 'page', hasChanges: () => hasChanges() }), []);
  const blocker = useBlocker({
    shouldBlockFn: ({ next, current }) => isDirty && !canStay?.(next, current),
    enableBeforeUnload: () => isDirty && hasUnsavedChanges(),
    withResolver: true,
  });
  return (
    <LeaveDialog
      opened={blocker.status === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
      kept={kept}
    />
  );
}
