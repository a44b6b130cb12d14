import { type Component, type GroupField, isInput } from '../document.ts';
import type { IdMaker } from '../new-component.ts';

/** Copies a component; the fields of a repeating group get new ids. */
export function withNewFieldIds<T extends Component>(component: T, newId: IdMaker): T {
  if (!isInput(component) || !component.props.fields) return component;
  const fields = component.props.fields.map((field) => withId(field, newId(field.type)));
  return { ...component, props: { ...component.props, fields } };
}

function withId({ kept, ...field }: GroupField, id: string): GroupField {
  const moved = Object.entries(kept ?? {}).map(([path, keys]) => [id + path.slice(field.id.length), keys] as const);
  return { ...field, id, ...(kept && { kept: Object.fromEntries(moved) }) };
}
