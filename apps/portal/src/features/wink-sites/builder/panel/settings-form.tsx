import { Alert, Button, Group, Stack } from '@mantine/core';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

/** Sticky, so that it is visible however long the form is. */
const atBottom = { position: 'sticky', bottom: 0, zIndex: 1, background: 'var(--portal-floating)' } as const;

interface SettingsFormProps {
  /** Why saving was refused. */
  refusal: string | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Content of a dialog with Cancel and Save. Enter in a text field saves; Ctrl or Cmd with Enter saves from anywhere. */
export function SettingsForm({ refusal, onSave, onClose, children }: SettingsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={saveByKey}>
      <Stack gap="md">
        {children}
        {refusal && <Alert color="red">{refusal}</Alert>}
        <Group justify="flex-end" gap="xs" py="sm" mb="calc(-1 * var(--mantine-spacing-md))" style={atBottom}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-keyshortcuts="Control+Enter Meta+Enter">
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
