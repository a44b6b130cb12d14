import type { FormModule, GroupField, InputComponent, InputType } from '../document.ts';
import { leftoverText, newComponent } from '../new-component.ts';
import { fieldTypes } from './field-types.ts';

type Props = InputComponent['props'];

/** Settings that a field keeps with any type. */
const commonKeys = [
  'label',
  'name',
  'required',
  'disabled',
  'helpText',
  'requiredMessage',
  'visibleIf',
  'requiredIf',
] as const;

/**
 * The fields of a repeating group, one of them with another type: it keeps its id, by which conditions and calculated
 * values read it, and the settings that the new type has too.
 */
export function retypeField(fields: readonly GroupField[], id: string, type: InputType): GroupField[] {
  return fields.map((field) => (field.id === id ? { ...field, type, props: propsFor(field, fields, type) } : field));
}

function propsFor(field: GroupField, fields: readonly GroupField[], type: InputType): Props {
  const { props } = field;
  const [before, after] = [fieldTypes[field.type], fieldTypes[type]];
  const fresh = newComponent(
    type,
    formOf(fields.filter(({ id }) => id !== field.id)),
    (kind) => kind,
  ) as InputComponent;
  const isSameAnswer = before.answer === after.answer;
  const rule = props.rule && after.formats.includes(props.rule.format) ? props.rule : null;
  return {
    ...fresh.props,
    ...Object.fromEntries(commonKeys.map((key) => [key, props[key]])),
    ...(hasSampleLabel(field) && { label: fresh.props.label, name: fresh.props.name }),
    ...(after.hasPlaceholder && { placeholder: props.placeholder }),
    ...(after.hasOptions && before.hasOptions && { options: props.options }),
    ...(after.canHaveOther && { otherLabel: props.otherLabel }),
    ...(isSameAnswer && after.hasOptions === before.hasOptions && { defaultValue: props.defaultValue }),
    rule,
  };
}

/** Whether the label is still that of the palette. */
function hasSampleLabel(field: GroupField): boolean {
  return (
    leftoverText(field) === field.props.label.trim() &&
    field.props.options.every(({ label }) => label !== field.props.label)
  );
}

function formOf(fields: readonly GroupField[]): FormModule {
  const componentMap = Object.fromEntries(fields.map((field) => [field.id, field]));
  return { id: '', type: 'FormModule', moduleName: '', componentIds: [], componentMap };
}
