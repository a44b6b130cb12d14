import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { GroupField, InputType, Screen } from '@smile/site-model/document';
import { groupFieldTypes } from '@smile/site-model/fields/field-types';
import { BareDialog } from '../../../../../ui/overlays/bare-dialog.tsx';
import { typeNameOf } from '../../store/part-names.ts';
import { ConditionFields } from '../condition-fields.tsx';
import { InputSettings } from '../input-settings.tsx';
import { useComponentChange } from '../use-component-change.ts';

interface GroupFieldDialogProps {
  screen: Screen;
  field: GroupField;
  onRetype: (type: InputType) => void;
  onClose: () => void;
}

const types = groupFieldTypes.map((value) => ({ value, label: typeNameOf({ type: value }) }));

/** Settings of one field of a repeating group, which apply as they are made. */
export function GroupFieldDialog({ screen, field, onRetype, onClose }: GroupFieldDialogProps) {
  const change = useComponentChange(screen.id, field.id);
  return (
    <BareDialog opened onClose={onClose} title={typeNameOf(field)} size="md" centered>
      <Stack gap="md">
        <NativeSelect
          label="Type"
          description="Settings that both types have are kept."
          data={types}
          value={field.type}
          onChange={(event) => onRetype(event.currentTarget.value as InputType)}
        />
        <InputSettings key={field.type} screen={screen} component={field} isInGroup onChange={change} />
        <ConditionFields screenId={screen.id} component={field} />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </BareDialog>
  );
}
