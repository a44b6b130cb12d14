import { ActionIcon, Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { NextItem, Screen, SiteDocument, Test } from '@smile/site-model/document';
import { targetMessage } from '@smile/site-model/field-messages';
import { findScreen } from '@smile/site-model/parts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';
import type { FieldChoice } from './test-choices.ts';
import { TestEditor } from './test-editor.tsx';

interface NextItemEditorProps {
  document: SiteDocument;
  /** From 1. */
  number: number;
  item: NextItem;
  targets: readonly Screen[];
  choices: readonly FieldChoice[];
  /** Whether a missing target is called one. */
  isChecked: boolean;
  /** Whether the dialog opens on it. */
  hasFocus: boolean;
  moveButtons: ReactNode;
  onChange: (item: NextItem) => void;
  onRemove: () => void;
}

export function NextItemEditor(props: NextItemEditorProps) {
  const { document, number, item, targets, choices, isChecked, hasFocus, moveButtons, onChange, onRemove } = props;
  const tests = item.condition.items;
  const setTests = (items: Test[]) => onChange({ ...item, condition: { ...item.condition, items } });
  const [firstChoice] = choices;
  const addTest = ({ field, operators }: FieldChoice) =>
    setTests([...tests, { field, type: operators[0]!, value: '' }]);
  return (
    <Fieldset legend={`Next item ${number}`} {...(hasFocus && { tabIndex: -1, 'data-autofocus': true })}>
      <Stack gap="sm">
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <NativeSelect
            label="Type"
            w={110}
            data={[
              { value: 'ROUTE_SCREEN', label: 'Screen' },
              { value: 'REDIRECT_URL', label: 'URL' },
            ]}
            value={item.type}
            onChange={(event) =>
              onChange({ ...item, type: event.currentTarget.value as NextItem['type'], target: null })
            }
          />
          <TargetField
            document={document}
            item={item}
            targets={targets}
            error={isChecked ? targetMessage(item) : null}
            onChange={(target) => onChange({ ...item, target })}
          />
          <Group gap={2} wrap="nowrap" mt={26}>
            {moveButtons}
            <ActionIcon variant="subtle" color="red" aria-label={`Delete next item ${number}`} onClick={onRemove}>
              <IconTrash size={15} stroke={1.75} />
            </ActionIcon>
          </Group>
        </Group>
        <Stack gap="xs" role="group" aria-label={`Conditions of next item ${number}`}>
          <Text size="xs" c="dimmed">
            {tests.length === 0 ? 'Conditions: none, so this item is always taken.' : 'Conditions: all must hold.'}
          </Text>
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
            disabled={!firstChoice || tests.length >= siteLimits.tests}
            onClick={() => firstChoice && addTest(firstChoice)}
          >
            Add condition
          </Button>
        </Stack>
      </Stack>
    </Fieldset>
  );
}

interface TargetFieldProps {
  document: SiteDocument;
  item: NextItem;
  targets: readonly Screen[];
  error: string | null;
  onChange: (target: string | null) => void;
}

function TargetField({ document, item: { type, target }, targets, error, onChange }: TargetFieldProps) {
  if (type === 'REDIRECT_URL')
    return (
      <TextInput
        label="Target URL"
        required
        flex={1}
        type="url"
        placeholder="https://"
        {...atMost(siteLimits.url)}
        value={target ?? ''}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    );
  const isOffered = target === null || targets.some(({ id }) => id === target);
  const listed = targets.map(({ id, screenName }) => ({ value: id, label: screenName || 'A screen without name' }));
  return (
    <NativeSelect
      label="Target Screen"
      required
      flex={1}
      miw={0}
      data={[
        { value: '', label: 'Choose a screen', disabled: true },
        ...listed,
        ...(isOffered ? [] : [{ value: target, label: findScreen(document, target)?.screenName ?? target }]),
      ]}
      value={target ?? ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
