import { Button, Modal } from '@mantine/core';
import { passwordAgeDays } from '@smile/contract/developers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logOut } from '../../api/log-out.ts';
import { MessageDialog } from '../../ui/message-dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { currentDeveloperQuery } from './queries.ts';
import { usePasswordAge } from './use-password-age.ts';

const message = `Your password is older than ${passwordAgeDays.risk} days. Please change it to keep your account safe.`;

/** Asks for a new password when the current one is too old; nothing else can be done before. */
export function PasswordExpiry() {
  const { data: developer } = useQuery(currentDeveloperQuery);
  const isExpired = usePasswordAge()?.state === 'RISK';
  const [isChanging, setIsChanging] = useState(false);
  if (!isExpired || !developer) return null;
  if (!isChanging)
    return <MessageDialog title="Password expired" message={message} onClose={() => setIsChanging(true)} />;
  const signOut = (
    <Button variant="default" onClick={() => void logOut()}>
      Sign out
    </Button>
  );
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="Change password"
      centered
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <ChangePasswordForm developerId={developer.id} action={signOut} />
    </Modal>
  );
}
