import { ActionIcon, Fieldset, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { NextItem, Screen, SiteDocument } from '@smile/site-model/document';
import { targetMessage } from '@smile/site-model/field-messages';
import { findScreen } from '@smile/site-model/parts';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { ConditionEditor } from './condition-editor.tsx';
import type { FieldChoice } from './test-choices.ts';

interface NextItemEditorProps {
  document: SiteDocument;
  /** Position, starting at 1. */
  number: number;
  item: NextItem;
  targets: readonly Screen[];
  choices: readonly FieldChoice[];
  /** Preselected in a new condition. */
  usualChoice: FieldChoice | undefined;
  /** Whether missing targets are reported. */
  isChecked: boolean;
  /** Whether this item gets the focus when the dialog opens. */
  hasFocus: boolean;
  moveButtons: ReactNode;
  onChange: (item: NextItem) => void;
  onRemove: () => void;
}

export function NextItemEditor(props: NextItemEditorProps) {
  const { document, number, item, targets, choices, usualChoice, isChecked, hasFocus, moveButtons } = props;
  const { onChange, onRemove } = props;
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
        <ConditionEditor
          document={document}
          name={`next item ${number}`}
          emptyText="Conditions: none, so this item is always taken."
          condition={item.condition}
          choices={choices}
          usualChoice={usualChoice}
          onChange={(condition) => onChange({ ...item, condition })}
        />
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

/** Id of the field with an item's target. */
export function targetIdOf({ id }: NextItem): string {
  return `target-${id}`;
}

function TargetField({ document, item, targets, error, onChange }: TargetFieldProps) {
  const { type, target } = item;
  if (type === 'REDIRECT_URL')
    return (
      <TextInput
        id={targetIdOf(item)}
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
      id={targetIdOf(item)}
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
