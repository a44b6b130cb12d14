import { Button, Group, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { atMost } from '../../../ui/fields/at-most.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface NameDialogProps {
  title: string;
  label: string;
  initialName: string;
  isBusy: boolean;
  /** Fields below the name. */
  children?: ReactNode;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a site, then adds it. */
export function NameDialog({ title, label, initialName, isBusy, children, onSubmit, onClose }: NameDialogProps) {
  const [name, setName] = useState(initialName);
  const isBlank = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !isBusy) onSubmit(name.trim());
  };
  return (
    <Dialog opened onClose={isBusy ? () => undefined : onClose} title={title} centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TextInput
            label={label}
            required
            value={name}
            {...atMost(siteLimits.name)}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={isBusy}>
              Cancel
            </Button>
            <Button type="submit" disabled={isBlank} loading={isBusy}>
              Add
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
