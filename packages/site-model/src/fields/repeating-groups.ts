import { type AnswerCheck, addShapes, inputsOf, isFlowInput } from '../answers.ts';
import type { ComponentId } from '../document.ts';
import type { FlowGroup, FlowInput, FormScreen } from '../flow.ts';
import { type FormValue, toFormData } from '../form-data.ts';
import {
  type Answers,
  type AnswerValue,
  type Entries,
  type Entry,
  isList,
  readText,
  type VisitValues,
} from '../values.ts';
import { checkForm } from '../visits/check-form.ts';
import { evaluateForm } from '../visits/visible-parts.ts';

addShapes({ RepeatingGroup: checkEntries });

export function entriesIn(answer: AnswerValue | undefined): readonly Entry[] {
  return isEntries(answer) ? answer.entries : [];
}

/** Fault of a repeating group's answer: its number of entries, or its first invalid entry. */
function checkEntries({ group }: FlowInput, answer: NonNullable<AnswerValue>, check: AnswerCheck) {
  if (!group || !isEntries(answer)) return false;
  const { length } = answer.entries;
  if (length > group.max) return maxEntriesText(group.max);
  if (length < group.min) return `Add at least ${group.min} entries`;
  for (const [index, entry] of answer.entries.entries()) {
    const messages = checkEntry(group, entry, check);
    const first = inputsOf(group).find(({ id }) => Object.hasOwn(messages, id));
    if (first) return `${faultPlace(index, first, check.values)}${messages[first.id]}`;
    if (isBlank(group, entry, check.values))
      return `Fill in entry ${index + 1}${canRemove(group, length) ? ' or remove it' : ''}`;
  }
  return true;
}

/**
 * Finds the field that a `checkEntries` message is about, also one from the server; null if it is about the group. If
 * the label is in another language, the first field with a pattern is assumed, because only the server checks patterns.
 */
export function findEntryFault(
  group: FlowGroup,
  error: string,
  { entries, values }: { entries: readonly Entry[]; values: VisitValues },
): EntryFault | null {
  const inputs = inputsOf(group);
  const blank = Number(blankFault.exec(error)?.[1]) - 1;
  const first = blank >= 0 && firstShown(group, entries[blank] ?? {}, values);
  if (first) return { index: blank, id: first.id, message: error };
  const number = /^Entry (\d+) – /.exec(error)?.[1];
  if (!number) return null;
  const index = Number(number) - 1;
  const named = inputs.find((input) => error.startsWith(faultPlace(index, input, values)));
  if (named) return { index, id: named.id, message: error.slice(faultPlace(index, named, values).length) };
  const patterned = inputs.find(({ rule }) => rule?.regex);
  return patterned ? { index, id: patterned.id, message: error.slice(error.lastIndexOf(' – ') + 3) } : null;
}

/** Messages at the first field of entries without any answer, for a group that has to be answered. */
export function missingFaults(group: FlowGroup, entries: readonly Entry[], values: VisitValues): EntryFault[] {
  return entries.flatMap((entry, index) => {
    const first = isBlank(group, entry, values) && firstShown(group, entry, values);
    return first ? [{ index, id: first.id, message: `Fill in entry ${index + 1}` }] : [];
  });
}

function firstShown(group: FlowGroup, entry: Entry, values: VisitValues): FlowInput | undefined {
  return evaluateForm(group, entry, values).shown.find(isFlowInput);
}

/** Text that a page shows for a missing group, in place of the general words. */
export function missingText({ min }: FlowGroup): string {
  if (min === 0) return 'Add at least one entry';
  return min === 1 ? 'Fill in at least one entry' : `Fill in at least ${min} entries`;
}

interface EntryFault {
  /** Index of the entry. */
  index: number;
  /** Id of the field. */
  id: ComponentId;
  message: string;
}

function faultPlace(index: number, { label }: FlowInput, values: VisitValues): string {
  return `Entry ${index + 1} – ${readText(label, values)} – `;
}

const blankFault = /^Fill in entry (\d+)( or remove it)?$/;

/** Whether a message concerns the whole entry although it is shown at one field. */
export function isBlankFault(message: string): boolean {
  return blankFault.test(message);
}

/** Whether an entry may be removed at this count. */
export function canRemove({ min }: FlowGroup, count: number): boolean {
  return count > min;
}

export function maxEntriesText(max: number): string {
  return max === 1 ? 'Add no more than one entry' : `Add no more than ${max} entries`;
}

/** Messages of one entry, by field. */
export function checkEntry(group: FlowGroup, entry: Entry, check: AnswerCheck): Record<string, string> {
  return checkForm(group, entry, check);
}

/** A form's answers for storage, with repeating groups as lists of entries. */
export function toStoredData(screen: FormScreen, values: VisitValues): Record<string, StoredValue> {
  const data: Record<string, StoredValue> = toFormData(screen, values.answers);
  for (const { id, name, group } of inputsOf(screen)) {
    const entries = entriesIn(values.answers[id]);
    if (group && entries.length > 0) data[name] = entries.map((entry) => toFormData(group, read(group, entry, values)));
  }
  return data;
}

type StoredValue = FormValue | Record<string, FormValue>[];

/** An entry whose fields are all hidden has nothing to fill in. */
function isBlank(group: FlowGroup, entry: Entry, values: VisitValues): boolean {
  const { shown, values: read } = evaluateForm(group, entry, values);
  const inputs = shown.filter(isFlowInput);
  return inputs.length > 0 && inputs.every(({ id }) => (read.answers[id] ?? null) === null);
}

function read(group: FlowGroup, entry: Entry, values: VisitValues): Answers {
  return evaluateForm(group, entry, values).values.answers;
}

function isEntries(answer: AnswerValue | undefined): answer is Entries {
  return typeof answer === 'object' && answer !== null && !isList(answer) && Array.isArray(answer.entries);
}
