import { ActionIcon, Group, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Option } from '@smile/site-model/document';
import { IconTrash } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { MoveButtons } from './move-buttons.tsx';

export interface OptionActions {
  change: (index: number, part: Partial<Option>, fill: boolean) => void;
  move: (index: number, to: number) => void;
  remove: (index: number) => void;
}

interface OptionEditorProps extends Option {
  listId: string;
  index: number;
  count: number;
  labelError: string | undefined;
  valueError: string | undefined;
  /** Stable handlers, so that typing in one of hundreds of options re-renders only that one. */
  actions: OptionActions;
}

/** One option: displayed label and stored value. */
export const OptionEditor = memo((props: OptionEditorProps) => {
  const { listId, index, count, label, value, labelError, valueError, actions } = props;
  // Whether the value was empty when the label got the focus.
  const [isFilling, setIsFilling] = useState(false);
  return (
    <Stack gap={4} role="group" aria-label={`Option ${index + 1}`}>
      <Group gap={2} justify="flex-end" wrap="nowrap">
        <MoveButtons
          listId={listId}
          name={`option ${index + 1}`}
          index={index}
          count={count}
          onMove={(to) => actions.move(index, to)}
        />
        {count > 1 && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Delete option ${index + 1}`}
            onClick={() => actions.remove(index)}
          >
            <IconTrash size={15} stroke={1.75} />
          </ActionIcon>
        )}
      </Group>
      <TextInput
        label="Option Label"
        {...atMost(siteLimits.label)}
        value={label}
        error={labelError}
        onFocus={() => setIsFilling(value === '')}
        onBlur={() => setIsFilling(false)}
        onChange={(event) => actions.change(index, { label: event.currentTarget.value }, isFilling)}
      />
      <TextInput
        label="Option Value"
        {...atMost(siteLimits.label)}
        value={value}
        error={valueError}
        onChange={(event) => actions.change(index, { value: event.currentTarget.value }, false)}
      />
    </Stack>
  );
});
OptionEditor.displayName = 'OptionEditor';
