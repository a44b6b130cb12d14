import { Checkbox, NativeSelect, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { isEmptiness, linesOf } from '@smile/site-model/conditions';
import type { Option, Test } from '@smile/site-model/document';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { listChoices, maxListed } from '../panel/types/list-choices.ts';
import { SourceSelect } from './source-select.tsx';
import type { ValueInput } from './test-choices.ts';

interface ValueFieldProps {
  input: ValueInput;
  test: Test;
  onChange: (value: string) => void;
}

/** Value of a test; the input depends on operator and field. */
export function ValueField({ input, test: { type, value }, onChange }: ValueFieldProps) {
  if (isEmptiness(type)) return null;
  if (type === 'ONE_OF' || type === 'NOT_ONE_OF') return <ValueList input={input} value={value} onChange={onChange} />;
  if (input.kind === 'source') return <SourceSelect value={value} onChange={onChange} />;
  if (input.kind !== 'option')
    return (
      <TextInput
        label="Value"
        flex={2}
        miw={0}
        type={input.kind}
        {...atMost(siteLimits.condition)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (input.options.length > maxListed)
    return (
      <Select
        label="Value"
        flex={2}
        miw={0}
        data={listChoices(input.options, [value])}
        searchable
        limit={maxListed}
        nothingFoundMessage="No option has this label."
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  return (
    <NativeSelect
      label="Value"
      flex={2}
      miw={0}
      data={[
        { value: '', label: 'Choose an option', disabled: true },
        ...listChoices(trimmedOptions(input.options), [value]),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function ValueList({
  input,
  value,
  onChange,
}: {
  input: ValueInput;
  value: string;
  onChange: (value: string) => void;
}) {
  if (input.kind !== 'option' || input.options.length > maxListed)
    return (
      <Textarea
        label="Values"
        description="One on each line"
        inputWrapperOrder={['label', 'input', 'description']}
        flex={2}
        miw={0}
        autosize
        minRows={2}
        maxRows={6}
        {...atMost(siteLimits.condition)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  const chosen = linesOf(value);
  const offered = listChoices(trimmedOptions(input.options), chosen);
  return (
    <Checkbox.Group label="Values" flex={2} miw={0} value={chosen} onChange={(values) => onChange(values.join('\n'))}>
      <Stack gap={6} mt={4}>
        {offered.map((option) => (
          <Checkbox key={option.value} size="xs" value={option.value} label={option.label || option.value} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Drops options without a value. The lines of long lists are trimmed when they are parsed. */
function trimmedOptions(options: readonly Option[]): Option[] {
  return options.map(({ label, value }) => ({ label, value: value.trim() })).filter(({ value }) => value !== '');
}
