import type { FieldName } from '@smile/contract/archive-analysis';
import type { AuxiliaryName } from '../extract/read-field.ts';
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

/** Slots that fill several fields, or none (`other` only keeps its value from being assigned elsewhere). */
type SharedSlot = 'period' | 'other';
export type SlotName = FieldName | AuxiliaryName | SharedSlot;

/** A value to find, with the labels that name it. */
export interface Slot {
  name: SlotName;
  kind: ValueKind;
  /** English and Filipino; "No." matches every way to write "number". */
  labels: readonly string[];
  /** Labels used only when no better label is found. */
  weakLabels?: readonly string[];
}

/** Creates a slot; labels are separated by `|`. */
export function slot(name: SlotName, kind: ValueKind, labels: string, weakLabels = ''): Slot {
  const list = (text: string) =>
    text
      .split('|')
      .map((label) => label.trim())
      .filter(Boolean);
  return { name, kind, labels: list(labels), weakLabels: list(weakLabels) };
}
