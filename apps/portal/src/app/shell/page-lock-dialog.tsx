import { Button, Group, Stack, Text } from '@mantine/core';
import { followOtherTab, stayInMode } from '../../api/page-lock.ts';
import { readMode, type SessionConflict } from '../../api/session.ts';
import { BareDialog } from '../../ui/overlays/bare-dialog.tsx';

/** Above every other dialog. */
const zIndex = 1000;

/** Covers a page with unsaved changes whose session another tab has changed. */
export function PageLockDialog({ conflict }: { conflict: SessionConflict }) {
  const mode = readMode();
  const { title, text } = describe(conflict, mode);
  return (
    <BareDialog key={conflict} opened title={title} centered zIndex={zIndex}>
      <Stack gap="lg">
        {/* Takes the focus where the only button discards: a key that was meant for the form presses nothing. */}
        <Text tabIndex={-1} data-autofocus={conflict === 'OTHER_PERSON' || undefined}>
          {text}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" c="red" onClick={followOtherTab}>
            Discard changes
          </Button>
          {conflict === 'MODE' && (
            <Button data-autofocus onClick={stayInMode}>
              Stay in {mode}
            </Button>
          )}
          {conflict === 'SIGNED_OUT' && (
            <Button data-autofocus component="a" href="/login" target="_blank" rel="noopener">
              Sign in in a new tab
            </Button>
          )}
        </Group>
      </Stack>
    </BareDialog>
  );
}

function describe(conflict: SessionConflict, mode: string): { title: string; text: string } {
  const kept = 'This page has unsaved changes, and nothing is sent from it until then.';
  if (conflict === 'MODE') {
    const other = mode === 'Sandbox' ? 'Production' : 'Sandbox';
    return {
      title: `Switched to ${other} in another tab`,
      text: `This page still shows ${mode} and has unsaved changes. Stay in ${mode} to go on, or discard them and open ${other}. Nothing is sent from here until you choose.`,
    };
  }
  if (conflict === 'SIGNED_OUT')
    return { title: 'You are signed out', text: `Sign in again in another tab to continue here. ${kept}` };
  return {
    title: 'Another account is signed in',
    text: `Another tab signed in with another account. Sign in there with the account of this page to continue here. ${kept}`,
  };
}
