import { type Component, type GroupField, isInput, type TestField } from '../document.ts';
import type { IdMaker } from '../new-component.ts';
import { mapConditions, mapFields } from './component-conditions.ts';

/** Copies a component; the fields of a repeating group get new ids. */
export function withNewFieldIds<T extends Component>(component: T, newId: IdMaker): T {
  if (!isInput(component) || !component.props.fields) return component;
  const ids = new Map(component.props.fields.map(({ id, type }) => [id, newId(type)]));
  const readNew = (field: TestField): TestField =>
    field.kind === 'component' ? { ...field, componentId: ids.get(field.componentId) ?? field.componentId } : field;
  const fields = component.props.fields.map((field) => withId(field, ids.get(field.id)!));
  const copy = { ...component, props: { ...component.props, fields } };
  return mapConditions(copy, (condition, key) => (key === 'fields' ? mapFields(condition, readNew) : condition)) as T;
}

function withId({ kept, ...field }: GroupField, id: string): GroupField {
  const moved = Object.entries(kept ?? {}).map(([path, keys]) => [id + path.slice(field.id.length), keys] as const);
  return { ...field, id, ...(kept && { kept: Object.fromEntries(moved) }) };
}
