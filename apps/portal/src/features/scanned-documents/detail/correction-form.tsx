import { Button, Group, TextInput } from '@mantine/core';
import type { ShownField } from '@smile/contract/archive-readings';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { atMost } from '../../../ui/fields/at-most.ts';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { useCorrectField } from '../queries.ts';
import { shownValueOf } from './detail-layout.ts';
import classes from './detail-lines.module.css';
import { describeRefusal, isDateField, readCorrection } from './read-correction.ts';

interface CorrectionFormProps {
  archiveId: string;
  type: string;
  field: ShownField;
  label: string;
  onDone: () => void;
}

const holdEscape = { 'data-mantine-stop-propagation': 'true' };

/** Corrects a field by hand; the extracted value is preserved. */
export function CorrectionForm({ archiveId, type, field, label, onDone }: CorrectionFormProps) {
  const [shown] = useState(() => String(shownValueOf(field) ?? ''));
  const [typed, setTyped] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const correct = useCorrectField(archiveId);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const value = readCorrection(type, field.name, typed);
    if (value === undefined) return setProblem(describeRefusal(type, field.name, label));
    correct.mutate(
      { field: field.name, value },
      { onSuccess: onDone, onError: (error) => showFailure(error, 'The field could not be corrected') },
    );
  };
  // Escape closes the form, not the panel around it.
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone();
  };
  return (
    <>
      <form className={classes.form} aria-label={`Correct ${label}`} onSubmit={save} onKeyDown={leave}>
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            size="xs"
            aria-label={label}
            placeholder={isDateField(field.name) ? 'yyyy-MM-dd' : ''}
            value={typed}
            error={problem}
            {...atMost(500)}
            autoComplete="off"
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            {...holdEscape}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" size="xs" loading={correct.isPending} {...holdEscape}>
            Save
          </Button>
          <Button variant="default" size="xs" onClick={onDone} {...holdEscape}>
            Cancel
          </Button>
        </Group>
      </form>
      <UnsavedChangesGuard isDirty={typed !== shown && !correct.isPending} />
    </>
  );
}
