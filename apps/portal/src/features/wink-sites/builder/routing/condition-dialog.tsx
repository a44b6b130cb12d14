import { Alert, Button, Group, Stack } from '@mantine/core';
import { titleOf } from '@smile/site-model/compare/in-words';
import type { Component, Condition } from '@smile/site-model/document';
import { type ConditionKey, conditionOf } from '@smile/site-model/fields/component-conditions';
import { findForm } from '@smile/site-model/parts';
import { useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { nameOf } from '../store/part-names.ts';
import { useBuilder } from '../store/use-builder.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { fieldChoices } from './test-choices.ts';

/** Shown without a condition. */
const emptyTexts: Record<ConditionKey, string> = {
  visibleIf: 'No condition: it is always shown.',
  requiredIf: 'No condition: it is not required.',
};

interface ConditionDialogProps {
  screenId: string;
  component: Component;
  conditionKey: ConditionKey;
  onClose: () => void;
}

/**
 * Edits when a component is visible or required. Conditions may use fields asked before the component or on the same
 * screen.
 */
export function ConditionDialog({ screenId, component, conditionKey, onClose }: ConditionDialogProps) {
  const document = useBuilder((state) => state.document);
  const dispatch = useBuilder((state) => state.dispatch);
  const [condition, setCondition] = useState<Condition>(
    conditionOf(component, conditionKey) ?? { type: 'AND', items: [] },
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const later = laterParts(findForm(document, screenId)?.componentIds ?? [], component.id, conditionKey);
  const choices = fieldChoices(document, screenId).filter(
    ({ field }) => field.kind !== 'component' || !later.has(field.componentId),
  );
  const save = () => {
    const value = condition.items.length > 0 ? condition : null;
    const refused = dispatch(
      { type: 'setComponent', screenId, componentId: component.id, key: conditionKey, value },
      { label: `changed when ${nameOf(component)} is ${conditionKey === 'visibleIf' ? 'shown' : 'required'}` },
    );
    setRefusal(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={`${titleOf(conditionKey)}: ${nameOf(component)}`} size="lg">
      <Stack gap="md">
        <ConditionEditor
          document={document}
          name={nameOf(component)}
          emptyText={emptyTexts[conditionKey]}
          condition={condition}
          choices={choices}
          onChange={setCondition}
        />
        {refusal && <Alert color="red">{refusal}</Alert>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>Save</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Components of a form that a condition cannot use. `requiredIf` may use the whole form. */
function laterParts(ids: readonly string[], id: string, key: ConditionKey): ReadonlySet<string> {
  return new Set(key === 'visibleIf' ? ids.slice(ids.indexOf(id)) : [id]);
}
