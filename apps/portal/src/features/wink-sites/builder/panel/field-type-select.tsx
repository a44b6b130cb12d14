import { NativeSelect } from '@mantine/core';
import { type InputComponent, inputTypes } from '@smile/site-model/document';
import { memo } from 'react';
import { typeNameOf } from '../store/part-names.ts';
import { useBuilderStore } from '../store/use-builder.ts';

interface FieldTypeSelectProps {
  type: InputComponent['type'];
}

const choices = inputTypes.map((value) => ({ value, label: typeNameOf({ type: value }) }));

/** Replaces the selected field by one of another type. */
export const FieldTypeSelect = memo(({ type }: FieldTypeSelectProps) => {
  const store = useBuilderStore();
  return (
    <NativeSelect
      label="Type"
      description="A new type starts with its own defaults."
      data={choices}
      value={type}
      onChange={(event) => {
        const { selection, retypeComponent } = store.getState();
        if (selection.kind !== 'component' || selection.id === null) return;
        retypeComponent(selection.id, event.currentTarget.value as InputComponent['type']);
      }}
    />
  );
});
FieldTypeSelect.displayName = 'FieldTypeSelect';
