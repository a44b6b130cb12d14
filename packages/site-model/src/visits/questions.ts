import '../calculations/calculate.ts';
import { hasNumber, inputsOf } from '../answers.ts';
import type { Option } from '../document.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { readOptionLines } from '../fields/option-lines.ts';
import type { FlowCalculation, FlowInput, FlowScreen, SiteFlow, Text } from '../flow.ts';
import { readText, type VisitValues } from '../values.ts';
import { fromFormData } from './from-form-data.ts';
import { isStoredFile, listStoredFiles } from './stored-files.ts';

/** A field of a site in one version. */
export interface Question {
  /** Id of the module, under which the answer is stored. */
  reference: string;
  screenName: string;
  /** Key of the answer in the stored form. */
  name: string;
  label: string;
  /** `text`, `number`, `day`, `range`, `choice`, `choices`, `files`, `entries`, or the kind of a newer field type. */
  kind: string;
  options: Option[];
  /** Options of a searchable select, see `readOptionLines`; too long for an API response. */
  optionLines?: string;
  /** ISO 4217 code of amounts. */
  currency: string | null;
  /** Fields of a repeating group's entries. */
  fields?: EntryQuestion[];
}

type EntryQuestion = Pick<Question, 'name' | 'label' | 'kind' | 'options' | 'currency'>;

/** Reference and screen name under which calculated values are listed among the answers. */
export const calculatedReference = 'Calculated';
export const calculatedTitle = 'Calculated values';

function calculatedQuestion({ id, name }: FlowCalculation): Question {
  const [reference, screenName] = [calculatedReference, calculatedTitle];
  return { reference, screenName, name: id, label: name || id, kind: 'number', options: [], currency: null };
}

/**
 * The questions and calculated values of a version, in order. Labels use the values of one visit; without a visit they
 * show `…` for variables.
 */
export function listQuestions(flow: SiteFlow, values: VisitValues | null = null): Question[] {
  const asked = flow.screens.flatMap((screen) => (screen.type === 'form' ? questionsOf(screen, values) : []));
  return [...asked, ...(flow.calculations ?? []).filter(({ type }) => type !== 'LIST').map(calculatedQuestion)];
}

function questionsOf(screen: Extract<FlowScreen, { type: 'form' }>, values: VisitValues | null): Question[] {
  return inputsOf(screen).map((input) => ({
    reference: screen.moduleId,
    screenName: screen.name,
    name: input.name,
    label: labelOf(input.label, values).trim() || input.name,
    kind: kindOf(input),
    options: optionsOf(input),
    ...(input.optionLines !== undefined && { optionLines: input.optionLines }),
    currency: input.currency ?? null,
    ...(input.group && { fields: inputsOf(input.group).map((field) => entryQuestion(field, values)) }),
  }));
}

function entryQuestion(field: FlowInput, values: VisitValues | null): EntryQuestion {
  const label = labelOf(field.label, values).trim() || field.name;
  return { name: field.name, label, kind: kindOf(field), options: optionsOf(field), currency: field.currency ?? null };
}

/** The questions, each repeating group followed by the fields of its entries: `employers.pay`, labelled `Employers: Pay`. */
export function withEntryQuestions(questions: readonly Question[]): Question[] {
  return questions.flatMap((question) => [
    question,
    ...(question.fields ?? []).map((field) => inGroup(question, field)),
  ]);
}

function inGroup({ reference, screenName, name, label }: Question, field: EntryQuestion): Question {
  return { ...field, reference, screenName, name: `${name}.${field.name}`, label: `${label}: ${field.label}` };
}

/** The answers to a field of a repeating group in all entries; `name` is that of `withEntryQuestions`. */
export function listEntryAnswers(data: Readonly<Record<string, unknown>>, name: string): unknown[] {
  const [group = '', field = ''] = name.split('.');
  const entries = Object.hasOwn(data, group) ? data[group] : null;
  if (!Array.isArray(entries)) return [];
  return entries.map((entry) => (isRecord(entry) && Object.hasOwn(entry, field) ? entry[field] : null));
}

function labelOf(label: Text, values: VisitValues | null): string {
  return values ? readText(label, values) : label.map((part) => (typeof part === 'string' ? part : '…')).join('');
}

function kindOf(input: FlowInput): string {
  return hasNumber(input) ? 'number' : fieldTypes[input.type].answer;
}

/** A checkbox has no author-written options: its answer is true or false. */
function optionsOf({ type, options }: FlowInput): Option[] {
  if (type !== 'Checkbox') return options.map(({ label, value }) => ({ label, value }));
  return [
    { label: 'Yes', value: 'true' },
    { label: 'No', value: 'false' },
  ];
}

/** The values that texts of a stored visit can use. */
export function valuesOfForms(
  flow: SiteFlow,
  forms: readonly { reference: string; data: unknown }[],
  query: Readonly<Record<string, string>>,
): VisitValues {
  const answers = flow.screens.flatMap((screen) => {
    const form = screen.type === 'form' ? forms.find(({ reference }) => reference === screen.moduleId) : undefined;
    return screen.type === 'form' && form ? Object.entries(fromFormData(screen, form.data) ?? {}) : [];
  });
  return { answers: Object.fromEntries(answers), linked: {}, query, calculations: flow.calculations, changed: [] };
}

type ShownBy = Pick<Question, 'options' | 'optionLines' | 'fields'>;

/** Labels by value, cached as long as `readOptionLines` keeps the list. */
const listedLabels = new WeakMap<object, ReadonlyMap<string, string>>();

function labelIn(question: ShownBy | undefined, text: string): string | undefined {
  const option = question?.options.find(({ value }) => value.trim() === text.trim());
  if (option || !question?.optionLines) return option?.label;
  const options = readOptionLines(question.optionLines);
  const labels = listedLabels.get(options) ?? new Map(options.map(({ label, value }) => [value, label]));
  listedLabels.set(options, labels);
  return labels.get(text.trim());
}

/** A stored answer as text, for any field type; empty if unanswered. */
export function showAnswer(question: ShownBy | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return question?.fields ? showEntries(question.fields, value) : showList(question, value);
  if (isStoredFile(value)) return value.name;
  if (typeof value === 'object') return showObject(value as Record<string, unknown>);
  const text = String(value);
  const label = labelIn(question, text);
  if (label !== undefined) return label;
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : text;
}

/** Entries with field labels, joined with semicolons. */
function showEntries(fields: readonly EntryQuestion[], entries: readonly unknown[]): string {
  return entries
    .map((entry) =>
      fields
        .map((field) => [field.label, showAnswer(field, isRecord(entry) ? entry[field.name] : null)] as const)
        .filter(([, text]) => text !== '')
        .map(([label, text]) => `${label}: ${text}`)
        .join(', '),
    )
    .filter(Boolean)
    .join('; ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Joins entries with semicolons if their question is unknown. */
function showList(question: ShownBy | undefined, values: readonly unknown[]): string {
  const isNested = values.some((value) => typeof value === 'object' && value !== null && !isStoredFile(value));
  return values
    .map((value) => showAnswer(question, value))
    .filter(Boolean)
    .join(isNested ? '; ' : ', ');
}

function showObject(value: Record<string, unknown>): string {
  const { startDate, endDate } = value;
  if (typeof startDate === 'string' && typeof endDate === 'string' && Object.keys(value).length === 2)
    return [startDate, endDate].filter(Boolean).join(' – ');
  return Object.entries(value)
    .map(([name, part]) => [name, showAnswer(undefined, part)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ');
}

/** A stored answer for a spreadsheet: numbers stay numbers, files become links. */
export function cellOf(question: ShownBy | undefined, value: unknown): string | number | null {
  if (typeof value === 'number' && Number.isFinite(value) && !hasOption(question, value)) return value;
  const files = listStoredFiles(value);
  if (files.length > 0) return files.map(({ name, url }) => (url ? `${name} ${url}` : name)).join('\n');
  return showAnswer(question, value) || null;
}

function hasOption(question: ShownBy | undefined, value: number): boolean {
  return question?.options.some((option) => option.value.trim() === String(value)) ?? false;
}
