import { Button, Group, Stack } from '@mantine/core';
import type { GroupField, Screen } from '@smile/site-model/document';
import { BareDialog } from '../../../../../ui/overlays/bare-dialog.tsx';
import { typeNameOf } from '../../store/part-names.ts';
import { InputSettings } from '../input-settings.tsx';
import { useComponentChange } from '../use-component-change.ts';

interface GroupFieldDialogProps {
  screen: Screen;
  field: GroupField;
  onClose: () => void;
}

/** Settings of a field in a repeating group; changes apply immediately. */
export function GroupFieldDialog({ screen, field, onClose }: GroupFieldDialogProps) {
  const change = useComponentChange(screen.id, field.id);
  return (
    <BareDialog opened onClose={onClose} title={typeNameOf(field)} size="md" centered>
      <Stack gap="md">
        <InputSettings screen={screen} component={field} isInGroup onChange={change} />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </BareDialog>
  );
}
