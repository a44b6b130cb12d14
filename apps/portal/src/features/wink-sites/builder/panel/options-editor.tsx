import { Button, Fieldset, Stack } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Option } from '@smile/site-model/document';
import { optionMessages } from '@smile/site-model/field-messages';
import { IconPlus } from '@tabler/icons-react';
import { memo, useId, useMemo, useRef } from 'react';
import { newId } from '../store/new-id.ts';
import { moveItem } from './move-buttons.tsx';
import { type OptionActions, OptionEditor } from './option-editor.tsx';

interface OptionsEditorProps {
  options: Option[];
  /** `fill` derives an option's value from the typed label. */
  onChange: (options: Option[], fill: boolean) => void;
}

/** Options of a choice field; the last one cannot be deleted. */
export const OptionsEditor = memo(({ options, onChange }: OptionsEditorProps) => {
  const listId = useId();
  const latest = useRef(options);
  latest.current = options;
  const messages = useMemo(() => optionMessages(options), [options]);
  const actions = useMemo(
    (): OptionActions => ({
      change: (index, part, fill) =>
        onChange(
          latest.current.map((option, at) => (at === index ? { ...option, ...part } : option)),
          fill,
        ),
      move: (index, to) => onChange(moveItem(latest.current, index, to), false),
      remove: (index) => onChange(latest.current.toSpliced(index, 1), false),
    }),
    [onChange],
  );
  return (
    <Fieldset legend="Options">
      <Stack gap="sm">
        {options.map(({ label, value }, index) => (
          <OptionEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no ids, and every field shows what it is given
            key={index}
            listId={listId}
            index={index}
            count={options.length}
            label={label}
            value={value}
            labelError={messages[index]?.label}
            valueError={messages[index]?.value}
            actions={actions}
          />
        ))}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={options.length >= siteLimits.options}
          onClick={() => onChange([...options, { label: '', value: '', reference: newId('Option') }], false)}
        >
          Add option
        </Button>
      </Stack>
    </Fieldset>
  );
});
OptionsEditor.displayName = 'OptionsEditor';
