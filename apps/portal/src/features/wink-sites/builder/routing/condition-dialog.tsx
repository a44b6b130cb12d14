import { groupFieldsReadBy } from '@smile/site-model/calculations/operands';
import { titleOf } from '@smile/site-model/compare/in-words';
import type { Component, ComponentId, Condition, ScreenId, SiteDocument } from '@smile/site-model/document';
import { type ConditionKey, conditionOf } from '@smile/site-model/fields/component-conditions';
import { componentsOf, fieldsInGroup } from '@smile/site-model/parts';
import { useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SettingsForm } from '../panel/settings-form.tsx';
import { nameOf } from '../store/part-names.ts';
import { useBuilder } from '../store/use-builder.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { type FieldChoice, fieldChoices, inputChoices } from './test-choices.ts';

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
  const choices = choicesFor(document, screenId, component.id, conditionKey);
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
      <SettingsForm refusal={refusal} onSave={save} onClose={onClose}>
        <ConditionEditor
          document={document}
          name={nameOf(component)}
          emptyText={emptyTexts[conditionKey]}
          condition={condition}
          choices={choices}
          onChange={setCondition}
        />
      </SettingsForm>
    </Dialog>
  );
}

/** A field of a repeating group reads the others of its entry, and what its group may read. */
function choicesFor(document: SiteDocument, screenId: ScreenId, id: ComponentId, key: ConditionKey): FieldChoice[] {
  const components = componentsOf(document.screens[screenId]!);
  const group = components.find((component) => fieldsInGroup(component).some((field) => field.id === id));
  const ids = components.map((component) => component.id);
  const later = laterParts(ids, group?.id ?? id, key);
  const outside = fieldChoices(document, screenId).filter(
    ({ field }) => field.kind !== 'component' || !later.has(field.componentId),
  );
  if (!group) return outside;
  const fields = fieldsInGroup(group);
  // A sum of answers that depend on this field would decide about itself, and then has no result.
  const isOther = ({ field }: FieldChoice) =>
    key === 'requiredIf' || !groupFieldsReadBy(document.calculations, fields, field).has(id);
  const laterFields = laterParts(
    fields.map((field) => field.id),
    id,
    key,
  );
  const inEntry = fields.filter((field) => !laterFields.has(field.id));
  return [...inputChoices(inEntry, `The same entry of ${nameOf(group)}`), ...outside].filter(isOther);
}

/** Components of a form that a condition cannot use. `requiredIf` may use the whole form. */
function laterParts(ids: readonly string[], id: string, key: ConditionKey): ReadonlySet<string> {
  return new Set(key === 'visibleIf' ? ids.slice(ids.indexOf(id)) : [id]);
}
