import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Condition, SiteDocument, Test } from '@smile/site-model/document';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldChoice } from './test-choices.ts';
import { TestEditor } from './test-editor.tsx';

interface ConditionEditorProps {
  document: SiteDocument;
  /** Subject of the condition, such as "next item 2". */
  name: string;
  emptyText: string;
  condition: Condition;
  choices: readonly FieldChoice[];
  /** Preselected in a new condition; default: the first choice. */
  usualChoice?: FieldChoice | undefined;
  onChange: (condition: Condition) => void;
}

/** Tests of which all or any must hold. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { document, name, emptyText, condition, choices, usualChoice = choices[0], onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  const tests = condition.items;
  const setTests = (items: Test[]) => onChange({ ...condition, items });
  const addTest = ({ field, operators }: FieldChoice) => {
    flushSync(() => setTests([...tests, { field, type: operators[0]!, value: '' }]));
    const added = group.current?.querySelectorAll('[role=group]').item(tests.length);
    added?.querySelector('select')?.focus();
  };
  return (
    <Stack ref={group} gap="xs" role="group" aria-label={`Conditions of ${name}`}>
      {tests.length > 1 ? (
        <NativeSelect
          aria-label={`How many conditions of ${name} must hold`}
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          data={[
            { value: 'AND', label: 'All conditions must hold' },
            { value: 'OR', label: 'Any condition is enough' },
          ]}
          value={condition.type}
          onChange={(event) => onChange({ ...condition, type: event.currentTarget.value as Condition['type'] })}
        />
      ) : (
        <Text size="xs" c="dimmed">
          {tests.length === 0 ? emptyText : 'Conditions: all must hold.'}
        </Text>
      )}
      {tests.map((test, index) => (
        <TestEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids, and every field shows what it is given
          key={index}
          document={document}
          name={`condition ${index + 1}`}
          test={test}
          choices={choices}
          onChange={(changed) => setTests(tests.with(index, changed))}
          onRemove={() => setTests(tests.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={!usualChoice || tests.length >= siteLimits.tests}
        onClick={() => usualChoice && addTest(usualChoice)}
      >
        Add condition
      </Button>
    </Stack>
  );
}
