import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { NextItem, ScreenId } from '@smile/site-model/document';
import { targetMessage } from '@smile/site-model/field-messages';
import type { Operation } from '@smile/site-model/operations/operation';
import { findScreen } from '@smile/site-model/parts';
import { possibleTargets } from '@smile/site-model/screen-graph';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { MoveButtons, moveItem } from '../panel/move-buttons.tsx';
import { newId } from '../store/new-id.ts';
import { useBuilder } from '../store/use-builder.ts';
import { noTargetsNote } from './next-config-texts.ts';
import { NextItemEditor } from './next-item-editor.tsx';
import { fieldChoices } from './test-choices.ts';

/** Sticky, so that it is visible however many items there are. */
const atBottom = { position: 'sticky', bottom: 0, zIndex: 1, background: 'var(--portal-floating)' } as const;

interface NextConfigDialogProps {
  screenId: ScreenId;
  /** Index of the item to focus. */
  itemIndex?: number | null;
  onClose: () => void;
}

/** Edits the next items of a screen: the first item whose conditions hold is taken. Changes apply on Save. */
export function NextConfigDialog({ screenId, itemIndex = null, onClose }: NextConfigDialogProps) {
  const document = useBuilder((state) => state.document);
  const dispatch = useBuilder((state) => state.dispatch);
  const screen = findScreen(document, screenId);
  const [buttonName, setButtonName] = useState(screen?.nextButtonName ?? '');
  const [items, setItems] = useState<readonly NextItem[]>(screen?.nextConfig ?? []);
  const [focusedId] = useState(() => (itemIndex === null ? undefined : items[itemIndex]?.id));
  const [isChecked, setIsChecked] = useState(() => items.some(targetMessage));
  const [refusal, setRefusal] = useState<string | null>(null);
  const targets = possibleTargets(document, screenId);
  const choices = fieldChoices(document, screenId);
  const save = () => {
    setIsChecked(true);
    if (items.some(targetMessage)) return;
    const operations: Operation[] = [
      { type: 'setScreen', screenId, key: 'nextButtonName', value: buttonName },
      { type: 'setNextConfig', screenId, items: [...items] },
    ];
    const refused = dispatch(
      { type: 'batch', operations },
      { label: `changed the Next Config of ${screen?.screenName}`, announcement: 'Next Config changed' },
    );
    setRefusal(refused);
    if (refused === null) onClose();
  };
  const add = () => {
    const type = targets.length > 0 ? 'ROUTE_SCREEN' : 'REDIRECT_URL';
    setItems([...items, { id: newId('next'), type, target: null, condition: { type: 'AND', items: [] } }]);
  };
  return (
    <Dialog opened onClose={onClose} title="Next Config" size="lg">
      <Stack gap="md">
        <TextInput
          label="Next Button Name"
          placeholder="Next"
          {...atMost(siteLimits.button)}
          value={buttonName}
          onChange={(event) => setButtonName(event.currentTarget.value)}
        />
        {targets.length === 0 && (
          <Alert variant="light" color="gray" icon={<IconInfoCircle aria-hidden />}>
            {noTargetsNote}
          </Alert>
        )}
        {items.map((item, index) => (
          <NextItemEditor
            key={item.id}
            document={document}
            number={index + 1}
            item={item}
            targets={targets}
            choices={choices}
            isChecked={isChecked}
            hasFocus={item.id === focusedId}
            moveButtons={
              <MoveButtons
                listId="next-items"
                name={`next item ${index + 1}`}
                index={index}
                count={items.length}
                onMove={(to) => setItems(moveItem(items, index, to))}
              />
            }
            onChange={(changed) => setItems(items.with(index, changed))}
            onRemove={() => setItems(items.toSpliced(index, 1))}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={items.length >= siteLimits.nextItems}
          onClick={add}
        >
          Add next item
        </Button>
        {refusal && <Alert color="red">{refusal}</Alert>}
        <Group justify="flex-end" gap="xs" py="sm" mb="calc(-1 * var(--mantine-spacing-md))" style={atBottom}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>Save</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
