import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { hasUnsavedChanges, leaveQuestion } from '../../api/unsaved-changes.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/**
 * Asks before the page is left by signing out or by switching the mode, and before a dialog with something typed goes
 * with the browser's way back or with a reload. Addresses that the dialog itself opens are its own doing.
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
