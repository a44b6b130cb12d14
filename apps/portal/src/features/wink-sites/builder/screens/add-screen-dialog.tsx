import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Module } from '@smile/site-model/document';
import { type FormEvent, useState } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useBuilder } from '../store/use-builder.ts';
import { screenTypeTitles } from './screen-type-titles.ts';

interface AddScreenDialogProps {
  onClose: () => void;
}

export function AddScreenDialog({ onClose }: AddScreenDialogProps) {
  const addScreen = useBuilder((state) => state.addScreen);
  const [name, setName] = useState('');
  const [type, setType] = useState<Module['type']>('FormModule');
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBlank = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    const refused = addScreen(type, name.trim());
    setRefusal(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Add New Screen" centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TextInput
            label="Screen Name"
            required
            {...atMost(siteLimits.name)}
            value={name}
            error={refusal}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NativeSelect
            label="Screen Type"
            data={Object.entries(screenTypeTitles).map(([value, label]) => ({ value, label }))}
            value={type}
            onChange={(event) => setType(event.currentTarget.value as Module['type'])}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isBlank}>
              Add
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
