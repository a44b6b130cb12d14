import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { addChangesSource, hasUnsavedChanges } from '../../api/unsaved-changes.ts';
import { type KeptChanges, LeaveDialog } from './leave-dialog.tsx';

interface UnsavedChangesGuardProps {
  isDirty: boolean;
  /** Whether the page with the changes is still there at another address, such as another tab of the same form. */
  canStay?: (next: { pathname: string; search: object }, current: { pathname: string }) => boolean;
  /** Unsaved changes that are kept as a draft. */
  kept?: KeptChanges | undefined;
}

/** Asks before a page with unsaved changes is left. */
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
