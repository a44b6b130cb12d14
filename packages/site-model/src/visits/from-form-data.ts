import { siteLimits } from '@smile/contract/site-limits';
import { addShapes, hasNumber, inputsOf, normalizeAnswer } from '../answers.ts';
import { hasFiles } from '../fields/field-types.ts';
import { laterShapes } from '../fields/later-shapes.ts';
import '../fields/repeating-groups.ts';
import type { FlowForm, FlowGroup, FlowInput, FormScreen } from '../flow.ts';
import { plainNumber } from '../plain-number.ts';
import type { AnswerValue, Entry } from '../values.ts';

addShapes(laterShapes);

/** Parses sent or stored answers, still to be validated; null if the data does not belong to this screen. */
export function fromFormData(screen: FormScreen, data: unknown): Record<string, AnswerValue> | null {
  return readFields(screen, data, ({ name }) => name);
}

function readFields(
  form: FlowForm,
  data: unknown,
  keyOf: (input: FlowInput) => string,
): Record<string, AnswerValue> | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const inputs = inputsOf(form);
  const keys = new Set(inputs.map(keyOf));
  if (!Object.keys(data).every((key) => keys.has(key))) return null;
  const answers: [string, AnswerValue | undefined][] = inputs.map((input) => [
    input.id,
    fromFormValue(input, Object.hasOwn(data, keyOf(input)) ? (data as Record<string, unknown>)[keyOf(input)] : null),
  ]);
  return answers.every(isUnderstood) ? Object.fromEntries(answers) : null;
}

function fromFormValue(input: FlowInput, value: unknown): AnswerValue | undefined {
  if (value === null) return null;
  if (typeof value === 'boolean') return input.type === 'Checkbox' ? (value ? 'true' : null) : undefined;
  if (input.group) return fromEntries(input.group, value);
  if (hasFiles(input)) return fromFiles(input, Array.isArray(value) ? value : [value]);
  if (Array.isArray(value))
    return input.type === 'CheckboxGroup' && value.every(isText) ? normalizeAnswer(input, value) : undefined;
  if (typeof value === 'number') return hasNumber(input) && Number.isFinite(value) ? plainNumber(value) : undefined;
  if (typeof value === 'string') return normalizeAnswer(input, value);
  if (typeof value !== 'object' || !('startDate' in value) || !('endDate' in value)) return undefined;
  const { startDate, endDate } = value;
  if (typeof startDate !== 'string' || typeof endDate !== 'string' || Object.keys(value).length !== 2) return undefined;
  return normalizeAnswer(input, { startDate, endDate });
}

/** Entries are sent by field id but stored by field name. */
function fromEntries(group: FlowGroup, value: unknown): AnswerValue | undefined {
  const isSent = typeof value === 'object' && value !== null && Object.hasOwn(value, 'entries');
  const list = isSent ? (value as { entries: unknown }).entries : value;
  if (!Array.isArray(list) || list.length > siteLimits.entries) return undefined;
  const entries = list.map((entry) => readFields(group, entry, ({ id, name }) => (isSent ? id : name)));
  if (!entries.every((entry) => entry !== null)) return undefined;
  return entries.length > 0 ? { entries: entries as Entry[] } : null;
}

/** Files are sent as ids but stored with their names. */
function fromFiles(input: FlowInput, files: unknown[]): AnswerValue | undefined {
  const ids = files.map((file) => (typeof file === 'object' && file !== null && 'id' in file ? file.id : file));
  return ids.every(isText) ? normalizeAnswer(input, ids) : undefined;
}

function isUnderstood(entry: [string, AnswerValue | undefined]): entry is [string, AnswerValue] {
  return entry[1] !== undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
