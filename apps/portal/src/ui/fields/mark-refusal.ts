import { type RefusedField, sentenceAtField, sentenceOfField } from '@smile/contract/refused-fields';
import { type FieldErrors, type FieldPath, type FieldValues, get, set, type UseFormReturn } from 'react-hook-form';
import { Refusal } from '../../api/refusal.ts';
import { focusWrongField } from './focus-wrong-field.ts';

export interface RefusalOptions<Input extends FieldValues> {
  /** Maps a request path to a form field, if the names differ. */
  nameOf?: (path: string) => string | undefined;
  /** Opens the tab or section of the rejected fields. */
  reveal?: (errors: FieldErrors<Input>) => void;
}

/**
 * Marks the rejected fields of a form and focuses the first one.
 * @returns the messages of fields that the page does not show, or of an error without fields
 */
export async function markRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: Error,
  { nameOf, reveal }: RefusalOptions<Input> = {},
): Promise<string | undefined> {
  if (!(error instanceof Refusal)) return error.message;
  const values = form.getValues();
  const errors: FieldErrors<Input> = {};
  const marked: RefusedField[] = [];
  for (const field of error.fields) {
    const name = findField(values, nameOf?.(field.path) ?? field.path);
    if (name === undefined) continue;
    const mark = { type: 'server', message: sentenceAtField(field) };
    form.setError(name as FieldPath<Input>, mark);
    set(errors, name, mark);
    marked.push(field);
  }
  if (marked.length > 0) reveal?.(errors);
  const shown = marked.length > 0 ? await focusWrongField(marked.map(sentenceAtField)) : [];
  const hidden = error.fields.filter((field) => !marked.includes(field) || !shown.includes(sentenceAtField(field)));
  return hidden.length > 0 ? hidden.map(sentenceOfField).join(' ') : undefined;
}

/** The deepest form field on a path, or the only one with the path's last key. */
function findField(values: FieldValues, path: string): string | undefined {
  const name = fieldOnPath(values, path);
  if (name !== undefined || path === '') return name;
  const last = path.split('.').at(-1);
  const same = listFields(values).filter((field) => field.split('.').at(-1) === last);
  return same.length === 1 ? same[0] : undefined;
}

function fieldOnPath(values: FieldValues, path: string): string | undefined {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('.');
    const value = get(values, name);
    if (value === undefined || isGroup(value)) continue;
    // All entries of a choice list share one field.
    const parent = get(values, parts.slice(0, length - 1).join('.'));
    if (!Array.isArray(parent)) return name;
  }
  return undefined;
}

function listFields(values: FieldValues, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isGroup(value) ? listFields(value as FieldValues, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

function isGroup(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((entry) => typeof entry === 'object' && entry !== null);
  return typeof value === 'object' && value !== null;
}
