import { ActionIcon, Group, NativeSelect, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Operand } from '@smile/site-model/document';
import { IconTrash } from '@tabler/icons-react';
import { atMost } from '../../../../../ui/fields/at-most.ts';
import { numberKey, type OperandChoice, operandKey } from './operand-choices.ts';

interface OperandFieldProps {
  /** Such as "Divide". */
  label: string;
  /** Such as "part 2". */
  name: string;
  operand: Operand;
  choices: readonly OperandChoice[];
  onChange: (operand: Operand) => void;
  /** Null if the operand cannot be removed. */
  onRemove: (() => void) | null;
}

/** One operand of a calculated value: an answer, another value, or a constant. */
export function OperandField({ label, name, operand, choices, onChange, onRemove }: OperandFieldProps) {
  const key = operandKey(operand);
  const lost = choices.some((choice) => choice.key === key) ? [] : [{ value: key, label: 'A deleted field' }];
  const groups = [...new Set(choices.map(({ group }) => group))].map((group) => ({
    group,
    items: choices.filter((choice) => choice.group === group).map((each) => ({ value: each.key, label: each.title })),
  }));
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" role="group" aria-label={name}>
      <NativeSelect
        label={label}
        flex={2}
        miw={0}
        data={[...lost, ...groups]}
        value={key}
        onChange={(event) => {
          const choice = choices.find((other) => other.key === event.currentTarget.value);
          if (!choice) return;
          const { field, column } = choice;
          onChange({ field, value: '', ...(column && { column }) });
        }}
      />
      {key === numberKey && (
        <TextInput
          label="Number"
          flex={1}
          miw={0}
          inputMode="decimal"
          {...atMost(siteLimits.condition)}
          value={operand.value}
          onChange={(event) => onChange({ ...operand, value: event.currentTarget.value })}
        />
      )}
      {onRemove && (
        <ActionIcon mt={26} variant="subtle" color="red" aria-label={`Delete ${name}`} onClick={onRemove}>
          <IconTrash size={15} stroke={1.75} />
        </ActionIcon>
      )}
    </Group>
  );
}
