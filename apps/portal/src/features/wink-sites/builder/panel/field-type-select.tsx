import { NativeSelect } from '@mantine/core';
import { type ComponentId, type InputComponent, inputTypes } from '@smile/site-model/document';
import { memo } from 'react';
import { typeNameOf } from '../store/part-names.ts';
import { useBuilder } from '../store/use-builder.ts';

interface FieldTypeSelectProps {
  id: ComponentId;
  type: InputComponent['type'];
}

const choices = inputTypes.map((value) => ({ value, label: typeNameOf({ type: value }) }));

/** Replaces a field by one of another type. */
export const FieldTypeSelect = memo(({ id, type }: FieldTypeSelectProps) => {
  const retype = useBuilder((state) => state.retypeComponent);
  return (
    <NativeSelect
      label="Type"
      description="A new type starts with its own defaults."
      data={choices}
      value={type}
      onChange={(event) => retype(id, event.currentTarget.value as InputComponent['type'])}
    />
  );
});
FieldTypeSelect.displayName = 'FieldTypeSelect';
