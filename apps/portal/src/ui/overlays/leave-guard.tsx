import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { hasUnsavedChanges, leaveQuestion } from '../../api/unsaved-changes.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/**
 * Asks before a sign-out or mode switch with unsaved changes, and before a dialog with unsaved input closes by the Back
 * button or a reload. Addresses that the dialog itself opens are exempt.
 */
export function LeaveGuard() {
  const action = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.read);
  const blocker = useBlocker({
    shouldBlockFn: ({ action }) =>
      action !== 'PUSH' && action !== 'REPLACE' && hasUnsavedChanges('dialog') && !hasUnsavedChanges('page'),
    enableBeforeUnload: () => hasUnsavedChanges(),
    withResolver: true,
  });
  return (
    <>
      <LeaveDialog
        opened={blocker.status === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
      <LeaveDialog
        opened={action !== null}
        onStay={() => leaveQuestion.answer(false)}
        onLeave={() => leaveQuestion.answer(true)}
      />
    </>
  );
}
