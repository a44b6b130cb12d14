import { Alert, Button, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { NextItem, Screen, ScreenId } from '@smile/site-model/document';
import { targetMessage } from '@smile/site-model/field-messages';
import type { Operation } from '@smile/site-model/operations/operation';
import { findScreen } from '@smile/site-model/parts';
import { possibleTargets } from '@smile/site-model/screen-graph';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { MoveButtons, moveItem } from '../panel/move-buttons.tsx';
import { SettingsForm } from '../panel/settings-form.tsx';
import { newId } from '../store/new-id.ts';
import { useBuilder } from '../store/use-builder.ts';
import { noTargetsNote } from './next-config-texts.ts';
import { NextItemEditor, targetIdOf } from './next-item-editor.tsx';
import { fieldChoices } from './test-choices.ts';

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
  // People usually branch on an answer of the screen itself.
  const usualChoice = choices.find(({ group }) => group === screen?.screenName) ?? choices[0];
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
    const item: NextItem = {
      id: newId('next'),
      type,
      target: usualTarget(document.screenIds, screenId, targets, items),
      condition: { type: 'AND', items: [] },
    };
    flushSync(() => setItems([...items, item]));
    window.document.getElementById(targetIdOf(item))?.focus();
  };
  return (
    <Dialog opened onClose={onClose} title="Next Config" size="lg">
      <SettingsForm refusal={refusal} onSave={save} onClose={onClose}>
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
            usualChoice={usualChoice}
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
          {...(screen?.nextConfig.length === 0 && { 'data-autofocus': true })}
          onClick={add}
        >
          Add next item
        </Button>
      </SettingsForm>
    </Dialog>
  );
}

/** The next possible screen in order that no item leads to yet. */
function usualTarget(
  screenIds: readonly ScreenId[],
  from: ScreenId,
  targets: readonly Screen[],
  items: readonly NextItem[],
): ScreenId | null {
  const taken = new Set(items.map(({ target }) => target));
  const isFree = (id: ScreenId) => !taken.has(id) && targets.some((screen) => screen.id === id);
  return screenIds.slice(screenIds.indexOf(from) + 1).find(isFree) ?? null;
}
