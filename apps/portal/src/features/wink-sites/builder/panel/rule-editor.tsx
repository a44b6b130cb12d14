import { Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { InputType, Rule } from '@smile/site-model/document';
import { fieldTypes } from '@smile/site-model/fields/field-types';
import { ruleMessages } from '@smile/site-model/rule-messages';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { loadPatternCheck } from '../../load-patterns.ts';
import { BoundField } from './bound-field.tsx';

interface RuleEditorProps {
  type: InputType;
  rule: Rule | null;
  onChange: (rule: Rule | null) => void;
}

const titles: { value: Rule['format']; label: string }[] = [
  { value: 'PHONE', label: 'Phone Number' },
  { value: 'EMAIL', label: 'Email' },
  { value: 'URL', label: 'URL (https://)' },
  { value: 'NUMBER', label: 'Number' },
  { value: 'INTEGER', label: 'Integer' },
  { value: 'STRING', label: 'String' },
  { value: 'REGEX', label: 'Custom Regex' },
  { value: 'DAYS', label: 'Days from today' },
  { value: 'AGE', label: 'Age' },
];

/** Labels of the minimum and maximum, for formats with bounds. */
const boundLabels: Partial<Record<Rule['format'], [string, string]>> = {
  NUMBER: ['Min Value', 'Max Value'],
  INTEGER: ['Min Value', 'Max Value'],
  DAYS: ['Earliest day', 'Latest day'],
  AGE: ['Minimum age', 'Maximum age'],
};

const ruleWithout = { min: null, max: null, minLength: null, maxLength: null, regex: null };

/** Format of an answer, and the message for an invalid one. */
export const RuleEditor = memo(({ type, rule, onChange }: RuleEditorProps) => {
  const regex = rule?.format === 'REGEX' ? rule.regex : null;
  const pattern = useQuery({
    queryKey: ['pattern-problem', regex],
    queryFn: async () => (await loadPatternCheck(regex ?? '')).problem,
    enabled: Boolean(regex),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const messages = rule ? ruleMessages(rule, () => pattern.data ?? null) : {};
  const set = (part: Partial<Rule>) => rule && onChange({ ...rule, ...part });
  const chooseFormat = (value: string) =>
    onChange(value === '' ? null : { ...ruleWithout, message: rule?.message ?? null, format: value as Rule['format'] });
  const bounds = rule && boundLabels[rule.format];
  return (
    <Fieldset legend="Rule">
      <Stack gap="sm">
        <NativeSelect
          label="Format"
          data={[
            { value: '', label: fieldTypes[type].answer === 'number' ? 'Any number' : 'None' },
            ...titles.filter(({ value }) => fieldTypes[type].formats.includes(value)),
          ]}
          value={rule?.format ?? ''}
          onChange={(event) => chooseFormat(event.currentTarget.value)}
        />
        {rule && bounds && (
          <Group grow align="flex-start">
            <BoundField label={bounds[0]} value={rule.min} error={messages.min} onChange={(min) => set({ min })} />
            <BoundField label={bounds[1]} value={rule.max} error={messages.max} onChange={(max) => set({ max })} />
          </Group>
        )}
        {rule?.format === 'DAYS' && (
          <Text size="xs" c="dimmed">
            0 is today, 1 tomorrow and -30 thirty days before today.
          </Text>
        )}
        {rule?.format === 'STRING' && (
          <Group grow align="flex-start">
            <BoundField
              label="Min Length"
              value={rule.minLength}
              error={messages.minLength}
              onChange={(minLength) => set({ minLength })}
            />
            <BoundField
              label="Max Length"
              value={rule.maxLength}
              error={messages.maxLength}
              onChange={(maxLength) => set({ maxLength })}
            />
          </Group>
        )}
        {rule?.format === 'REGEX' && (
          <TextInput
            label="Regular expression"
            description="The pattern may match a part of the answer: use ^ and $ for its start and end."
            {...atMost(siteLimits.pattern)}
            spellCheck={false}
            value={rule.regex ?? ''}
            error={messages.regex}
            onChange={(event) => set({ regex: event.currentTarget.value || null })}
          />
        )}
        {rule && (
          <TextInput
            label="Message"
            description="Shown for an answer that does not match, instead of the default message."
            {...atMost(siteLimits.message)}
            value={rule.message ?? ''}
            onChange={(event) => set({ message: event.currentTarget.value || null })}
          />
        )}
      </Stack>
    </Fieldset>
  );
});
RuleEditor.displayName = 'RuleEditor';
