import type { GroupField, InputType } from '../document.ts';
import { type IdMaker, newComponent } from '../new-component.ts';

/** A field for a group, with a label and a name that no other field of the group has. */
export function newGroupField(type: InputType, fields: readonly GroupField[], newId: IdMaker): GroupField {
  const componentMap = Object.fromEntries(fields.map((field) => [field.id, field]));
  const form = { id: '', type: 'FormModule', moduleName: '', componentIds: [], componentMap } as const;
  return newComponent(type, { ...form, componentIds: [] }, newId) as GroupField;
}
