import { ActionIcon, Group, NativeSelect, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Operator, SiteDocument, Test } from '@smile/site-model/document';
import { IconTrash } from '@tabler/icons-react';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { SourceSelect } from './source-select.tsx';
import { type FieldChoice, keyOf, otherChoice, type ValueKind } from './test-choices.ts';

interface TestEditorProps {
  document: SiteDocument;
  /** As in "Condition 2". */
  name: string;
  test: Test;
  choices: readonly FieldChoice[];
  onChange: (test: Test) => void;
  onRemove: () => void;
}

const signs: Record<Operator, string> = {
  EQ: '=',
  NE: '≠',
  GT: '>',
  GTE: '>=',
  LT: '<',
  LTE: '<=',
  INCLUDES: 'Includes',
  NOT_INCLUDES: 'Not Includes',
};

/** A field, an operator and a value, by what the field is. */
export function TestEditor({ document, name, test, choices, onChange, onRemove }: TestEditorProps) {
  const known = choices.find(({ key }) => key === keyOf(test.field));
  const choice = known ?? otherChoice(document, test.field);
  const offered = known ? choices : [...choices, choice];
  const possible = choice.operators.includes(test.type) ? choice.operators : [...choice.operators, test.type];
  const chooseField = (key: string) => {
    const next = offered.find((other) => other.key === key);
    if (!next) return;
    const type = next.operators.includes(test.type) ? test.type : next.operators[0]!;
    onChange({ field: next.field, type, value: '' });
  };
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" role="group" aria-label={name}>
      <NativeSelect
        label="Field"
        flex={2}
        miw={0}
        data={groupsOf(offered)}
        value={choice.key}
        onChange={(event) => chooseField(event.currentTarget.value)}
      />
      <NativeSelect
        label="Operator"
        w={116}
        value={test.type}
        onChange={(event) => onChange({ ...test, type: event.currentTarget.value as Operator })}
      >
        {possible.map((operator) => (
          <option key={operator} value={operator} aria-label={operator === 'NE' ? 'not equal' : undefined}>
            {signs[operator]}
          </option>
        ))}
      </NativeSelect>
      <ValueField kind={choice.value} value={test.value} onChange={(value) => onChange({ ...test, value })} />
      <ActionIcon mt={26} variant="subtle" color="red" aria-label={`Delete ${name}`} onClick={onRemove}>
        <IconTrash size={15} stroke={1.75} />
      </ActionIcon>
    </Group>
  );
}

interface ValueFieldProps {
  kind: ValueKind;
  value: string;
  onChange: (value: string) => void;
}

function ValueField({ kind, value, onChange }: ValueFieldProps) {
  if (kind.kind === 'source') return <SourceSelect value={value} onChange={onChange} />;
  if (kind.kind !== 'option')
    return (
      <TextInput
        label="Value"
        flex={2}
        miw={0}
        type={kind.kind}
        {...atMost(siteLimits.condition)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  const options = kind.options.filter((option) => option.value !== '');
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      label="Value"
      flex={2}
      miw={0}
      data={[
        { value: '', label: 'Choose an option', disabled: true },
        ...new Map(options.map((option) => [option.value, option])).values(),
        ...(isListed ? [] : [{ value, label: `${value} (no option)` }]),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function groupsOf(choices: readonly FieldChoice[]) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    items: choices.filter((choice) => choice.group === group).map(({ key, title }) => ({ value: key, label: title })),
  }));
}
