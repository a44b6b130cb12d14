import { Button } from '@mantine/core';
import { passwordAgeDays } from '@smile/contract/developers';
import { useState } from 'react';
import { logOut } from '../../api/log-out.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

const message = `Your password is older than ${passwordAgeDays.risk} days. Please change it to keep your account safe.`;

/** Asks for a new password and blocks the portal until it is set. */
export function ExpiredPasswordDialog({ developerId }: { developerId: string }) {
  const [isChanging, setIsChanging] = useState(false);
  if (!isChanging)
    return <MessageDialog title="Password expired" message={message} onClose={() => setIsChanging(true)} />;
  const signOut = (
    <Button variant="default" onClick={logOut}>
      Sign out
    </Button>
  );
  return (
    <Dialog opened title="Change password" centered>
      <ChangePasswordForm developerId={developerId} action={signOut} />
    </Dialog>
  );
}
