import type { FieldName } from '@smile/contract/archive-analysis';
import type { AsideName } from '../extract/read-field.ts';
import type { IdKind } from '../values/parse-id.ts';

export type ValueKind =
  | 'date'
  | 'period'
  | 'span'
  | 'firstDay'
  | 'lastDay'
  | 'money'
  | 'quantity'
  | 'person'
  | 'namePart'
  | 'company'
  | 'words'
  | 'address'
  | 'gender'
  | 'maritalStatus'
  | 'code'
  | 'phone'
  | 'email'
  | IdKind;

/** Names of slots that give several fields, or none: what is only read so that nothing else takes its value. */
type SharedSlot = 'period' | 'other';
export type SlotName = FieldName | AsideName | SharedSlot;

/** A place of a document that holds a value, and what may be written beside it. */
export interface Slot {
  name: SlotName;
  kind: ValueKind;
  /** English and Filipino; "No." stands for every way to write number. */
  labels: readonly string[];
  /** Labels that name it only where nothing better does. */
  weakLabels?: readonly string[];
}

/** Labels in one text, parted by bars. */
export function slot(name: SlotName, kind: ValueKind, labels: string, weakLabels = ''): Slot {
  const list = (text: string) =>
    text
      .split('|')
      .map((label) => label.trim())
      .filter(Boolean);
  return { name, kind, labels: list(labels), weakLabels: list(weakLabels) };
}
