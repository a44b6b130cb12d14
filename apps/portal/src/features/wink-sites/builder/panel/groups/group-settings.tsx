import { ActionIcon, Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { GroupField, InputComponent, InputType, Screen } from '@smile/site-model/document';
import { groupFieldTypes } from '@smile/site-model/fields/field-types';
import { retypeField } from '@smile/site-model/fields/retype-field';
import { newComponent } from '@smile/site-model/new-component';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { atMost } from '../../../../../ui/fields/at-most.ts';
import { newId } from '../../store/new-id.ts';
import { nameOf, typeNameOf } from '../../store/part-names.ts';
import { MoveButtons, moveItem } from '../move-buttons.tsx';
import { GroupFieldDialog } from './group-field-dialog.tsx';

interface GroupSettingsProps {
  screen: Screen;
  component: InputComponent;
  onChange: (change: Pick<SetComponent, 'key' | 'value'>) => void;
}

const counts = Array.from({ length: siteLimits.entries + 1 }, (_, count) => String(count));
const types = groupFieldTypes.map((value) => ({ value, label: typeNameOf({ type: value }) }));

/** Settings of a repeating group, and its fields. */
export function GroupSettings({ screen, component, onChange }: GroupSettingsProps) {
  const { minEntries = 0, maxEntries = 1, addText = '', fields = [] } = component.props;
  const [type, setType] = useState<InputType>('Input');
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = fields.find(({ id }) => id === editedId);
  const listId = useId();
  const setFields = (value: GroupField[]) => onChange({ key: 'fields', value });
  const add = () => {
    const field = newField(type, fields);
    setFields([...fields, field]);
    setEditedId(field.id);
  };
  const remove = (index: number) => {
    flushSync(() => setFields(fields.toSpliced(index, 1)));
    const next = index < fields.length - 1 ? `${listId}-${index}-edit` : `${listId}-add`;
    document.getElementById(next)?.focus();
  };
  return (
    <>
      <Group grow align="flex-start">
        <NativeSelect
          label="Minimum entries"
          data={counts}
          value={String(minEntries)}
          error={minEntries > maxEntries && 'Greater than the maximum'}
          onChange={(event) => onChange({ key: 'minEntries', value: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label="Maximum entries"
          data={counts.slice(1)}
          value={String(maxEntries)}
          onChange={(event) => onChange({ key: 'maxEntries', value: Number(event.currentTarget.value) })}
        />
      </Group>
      <TextInput
        label="Text of the add button"
        placeholder="Add another"
        {...atMost(siteLimits.button)}
        value={addText}
        onChange={(event) => onChange({ key: 'addText', value: event.currentTarget.value })}
      />
      <Fieldset legend="Fields of an entry">
        <Stack gap="sm">
          {fields.map((field, index) => (
            <Group key={field.id} gap={2} wrap="nowrap" role="group" aria-label={nameOf(field)}>
              <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Text size="sm" fw={500} dir="auto" ta="left">
                  {nameOf(field)}
                </Text>
                <Text size="xs" c="dimmed">
                  {typeNameOf(field)}
                </Text>
              </div>
              <ActionIcon
                id={`${listId}-${index}-edit`}
                variant="subtle"
                aria-haspopup="dialog"
                aria-label={`Edit ${nameOf(field)}`}
                onClick={() => setEditedId(field.id)}
              >
                <IconPencil size={15} stroke={1.75} />
              </ActionIcon>
              <MoveButtons
                listId={listId}
                name={nameOf(field)}
                index={index}
                count={fields.length}
                onMove={(to) => setFields(moveItem(fields, index, to))}
              />
              {fields.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`Delete ${nameOf(field)}`}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={15} stroke={1.75} />
                </ActionIcon>
              )}
            </Group>
          ))}
          <NativeSelect
            label="Type of the new field"
            data={types}
            value={type}
            onChange={(event) => setType(event.currentTarget.value as InputType)}
          />
          <Button
            id={`${listId}-add`}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-haspopup="dialog"
            disabled={fields.length >= siteLimits.groupFields}
            onClick={add}
          >
            Add field
          </Button>
        </Stack>
      </Fieldset>
      {edited && (
        <GroupFieldDialog
          screen={screen}
          field={edited}
          onRetype={(next) => setFields(retypeField(fields, edited.id, next))}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  );
}

/** A field with a label and name that are unique in the group. */
function newField(type: InputType, fields: readonly GroupField[]): GroupField {
  const componentMap = Object.fromEntries(fields.map((field) => [field.id, field]));
  const form = { id: '', type: 'FormModule' as const, moduleName: '', componentIds: [], componentMap };
  return newComponent(type, form, newId) as GroupField;
}
