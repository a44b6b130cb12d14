import { Button, Group, TextInput } from '@mantine/core';
import type { ShownField } from '@smile/contract/archive-readings';
import { type FormEvent, useState } from 'react';
import { atMost } from '../../ui/at-most.ts';
import { showFailure } from '../../ui/toasts.ts';
import { shownValueOf } from './detail-layout.ts';
import classes from './detail-lines.module.css';
import { useCorrectField } from './queries.ts';
import { readCorrection } from './read-correction.ts';

interface CorrectionFormProps {
  archiveId: string;
  type: string;
  field: ShownField;
  label: string;
  onDone: () => void;
}

/** What stands on the paper, typed by a person; what was read is kept beside it. */
export function CorrectionForm({ archiveId, type, field, label, onDone }: CorrectionFormProps) {
  const [typed, setTyped] = useState(String(shownValueOf(field) ?? ''));
  const [problem, setProblem] = useState<string>();
  const correct = useCorrectField(archiveId);
  const isDate = field.name.endsWith('Date') || field.name === 'dateOfBirth';
  const save = (event: FormEvent) => {
    event.preventDefault();
    const value = readCorrection(type, field.name, typed);
    if (value === undefined) return setProblem(`${label} cannot have this value.`);
    correct.mutate(
      { field: field.name, value },
      { onSuccess: onDone, onError: (error) => showFailure(error, 'The field could not be corrected') },
    );
  };
  return (
    <form className={classes.form} aria-label={`Correct ${label}`} onSubmit={save}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          aria-label={label}
          placeholder={isDate ? 'yyyy-MM-dd' : ''}
          value={typed}
          error={problem}
          {...atMost(500)}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="xs" loading={correct.isPending}>
          Save
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
