import { Checkbox, List, Stack, Text } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAllowance } from '../../lookups/use-allowance.ts';
import { type Contact, dropRepeated } from './contacts.ts';
import type { LoadedFile } from './contacts-file.tsx';

interface BatchWarningProps {
  file: LoadedFile;
  onSend: (contacts: Contact[]) => void;
  onClose: () => void;
}

/** Warns before sending about duplicate people or too few credits. */
export function BatchWarning({ file, onSend, onClose }: BatchWarningProps) {
  const [isOnce, setIsOnce] = useState(true);
  const left = useAllowance('CreateInvite').detail?.remainVolume;
  const contacts = isOnce ? dropRepeated(file.valid) : file.valid;
  const isShort = left !== undefined && left < contacts.length;
  return (
    <ConfirmDialog
      opened
      title={`Send ${countOf(contacts.length, 'invitation')}?`}
      confirmLabel={isShort ? 'Send anyway' : 'Send'}
      isBusy={false}
      onConfirm={() => onSend(contacts)}
      onClose={onClose}
    >
      <Stack gap="md">
        {isShort && (
          <Text>
            You have {countOf(left, 'free invite')} left. Sending stops at the first refusal, and you can save the
            people who were not invited as a CSV file.
          </Text>
        )}
        {file.repeated.length > 0 && (
          <>
            <List size="sm" mah={160} style={{ overflowY: 'auto' }} tabIndex={0} aria-label="Duplicate addresses">
              {file.repeated.map((line) => (
                <List.Item key={line}>{line}</List.Item>
              ))}
            </List>
            <Checkbox
              label="Invite each address once"
              description="Every invitation spends a credit; an address takes at most five an hour."
              checked={isOnce}
              onChange={(event) => setIsOnce(event.currentTarget.checked)}
            />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
