import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { isEmptiness, linesOf } from '@smile/site-model/conditions';
import type { Operator, SiteDocument, Test } from '@smile/site-model/document';
import { IconTrash } from '@tabler/icons-react';
import { type FieldChoice, keyOf, otherChoice } from './test-choices.ts';
import { ValueField } from './value-field.tsx';

interface TestEditorProps {
  document: SiteDocument;
  /** Such as "Condition 2". */
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
  EMPTY: 'Is Empty',
  NOT_EMPTY: 'Is Not Empty',
  ONE_OF: 'Is One Of',
  NOT_ONE_OF: 'Is None Of',
};

/** A field, an operator and a value; the choices depend on the field. */
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
        onChange={(event) => onChange(withOperator(test, event.currentTarget.value as Operator))}
      >
        {possible.map((operator) => (
          <option key={operator} value={operator} aria-label={operator === 'NE' ? 'not equal' : undefined}>
            {signs[operator]}
          </option>
        ))}
      </NativeSelect>
      <ValueField input={choice.value} test={test} onChange={(value) => onChange({ ...test, value })} />
      <ActionIcon mt={26} variant="subtle" color="red" aria-label={`Delete ${name}`} onClick={onRemove}>
        <IconTrash size={15} stroke={1.75} />
      </ActionIcon>
    </Group>
  );
}

/** Clears a value that the new operator cannot use. */
function withOperator(test: Test, type: Operator): Test {
  const value = isEmptiness(type) ? '' : type.endsWith('ONE_OF') ? test.value : (linesOf(test.value)[0] ?? '');
  return { ...test, type, value };
}

function groupsOf(choices: readonly FieldChoice[]) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    items: choices.filter((choice) => choice.group === group).map(({ key, title }) => ({ value: key, label: title })),
  }));
}
