import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Option } from '@smile/site-model/document';
import type { ComponentMessages } from '@smile/site-model/field-messages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { MoveButtons } from './move-buttons.tsx';
import { moveItem } from './move-item.ts';

interface OptionsEditorProps {
  options: Option[];
  messages: ComponentMessages['options'];
  /** `fill` lets the value of an option follow the label that is typed. */
  onChange: (options: Option[], fill: boolean) => void;
}

/** What can be chosen of; the last option cannot be deleted. */
export function OptionsEditor({ options, messages, onChange }: OptionsEditorProps) {
  const listId = useId();
  // The option whose value was empty when its label got the focus.
  const [filled, setFilled] = useState<number | null>(null);
  const change = (index: number, part: Partial<Option>) =>
    onChange(
      options.map((option, at) => (at === index ? { ...option, ...part } : option)),
      part.label !== undefined && index === filled,
    );
  return (
    <Fieldset legend="Options">
      <Stack gap="sm">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no ids, and every field shows what it is given
          <Stack key={index} gap={4} role="group" aria-label={`Option ${index + 1}`}>
            <Group gap={2} justify="flex-end" wrap="nowrap">
              <MoveButtons
                listId={listId}
                name={`option ${index + 1}`}
                index={index}
                count={options.length}
                onMove={(to) => onChange(moveItem(options, index, to), false)}
              />
              {options.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`Delete option ${index + 1}`}
                  onClick={() => onChange(options.toSpliced(index, 1), false)}
                >
                  <IconTrash size={15} stroke={1.75} />
                </ActionIcon>
              )}
            </Group>
            <TextInput
              label="Option Label"
              maxLength={siteLimits.label}
              value={option.label}
              error={messages[index]?.label}
              onFocus={() => setFilled(option.value === '' ? index : null)}
              onBlur={() => setFilled(null)}
              onChange={(event) => change(index, { label: event.currentTarget.value })}
            />
            <TextInput
              label="Option Value"
              maxLength={siteLimits.label}
              value={option.value}
              error={messages[index]?.value}
              onChange={(event) => change(index, { value: event.currentTarget.value })}
            />
          </Stack>
        ))}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={options.length >= siteLimits.options}
          onClick={() => onChange([...options, { label: '', value: '' }], false)}
        >
          Add option
        </Button>
      </Stack>
    </Fieldset>
  );
}
