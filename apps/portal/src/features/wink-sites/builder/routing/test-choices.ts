import { optionsOf } from '@smile/site-model/compile-input';
import {
  type InputComponent,
  isInput,
  type Operator,
  type Option,
  operators,
  type Screen,
  type ScreenId,
  type SiteDocument,
  type TestField,
} from '@smile/site-model/document';
import { calculationPath, formFieldPath, linkedIdsPath, queryPath } from '@smile/site-model/field-paths';
import { fieldTypes } from '@smile/site-model/fields/field-types';
import { componentsOf, findScreen, partsOf, screensOf } from '@smile/site-model/parts';
import { targetsOf } from '@smile/site-model/screen-graph';
import { nameOf } from '../store/part-names.ts';

/** A field that conditions can use. */
export interface FieldChoice {
  key: string;
  /** Group heading: its screen, or another category. */
  group: string;
  title: string;
  field: TestField;
  operators: readonly Operator[];
  value: ValueInput;
}

/** The input for a test's value. */
export type ValueInput =
  | { kind: 'text' }
  | { kind: 'date' }
  | { kind: 'source' }
  | { kind: 'option'; options: readonly Option[] };

const emptiness: readonly Operator[] = ['EMPTY', 'NOT_EMPTY'];
const comparisons: readonly Operator[] = ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE'];
const emptinessAndLists: readonly Operator[] = [...emptiness, 'ONE_OF', 'NOT_ONE_OF'];
const forNumbersAndDays: readonly Operator[] = [...comparisons, ...emptinessAndLists];
const forCounts: readonly Operator[] = [...comparisons, ...emptiness];
const forTexts: readonly Operator[] = ['EQ', 'NE', 'INCLUDES', 'NOT_INCLUDES', ...emptinessAndLists];
const forOneChoice: readonly Operator[] = ['EQ', 'NE', ...emptinessAndLists];
const forSeveralChoices: readonly Operator[] = ['INCLUDES', 'NOT_INCLUDES', ...emptiness];

/** Fields that the next items of a screen can use: those answered so far, calculated values and URL parameters. */
export function fieldChoices(document: SiteDocument, screenId: ScreenId): FieldChoice[] {
  const later = screensAfter(document, screenId);
  const screens = screensOf(document).filter(({ id }) => !later.has(id));
  const keys = [...new Set(document.urlParams.map(({ key }) => key).filter(Boolean))];
  return [
    ...screens.flatMap(choicesOn),
    ...document.calculations.map(({ id, name }) =>
      choiceOf(
        { kind: 'calculated', calculationId: id },
        { group: 'Calculated values', title: name },
        forNumbersAndDays,
        {
          kind: 'text',
        },
      ),
    ),
    ...keys.map((key) =>
      choiceOf({ kind: 'query', key }, { group: 'URL parameters', title: key }, forTexts, { kind: 'text' }),
    ),
  ];
}

/** Placeholder for a field that is not selectable or no longer exists. */
export function otherChoice(document: SiteDocument, field: TestField): FieldChoice {
  return choiceOf(field, { group: 'Others', title: titleOf(document, field) }, operators, { kind: 'text' });
}

/** Unique key of a field. */
export function keyOf(field: TestField): string {
  if (field.kind === 'component') return formFieldPath('', field.componentId);
  if (field.kind === 'linked') return linkedIdsPath(field.moduleId);
  if (field.kind === 'calculated') return calculationPath(field.calculationId);
  return field.kind === 'query' ? queryPath(field.key) : `unknown ${field.path}`;
}

function choicesOn(screen: Screen): FieldChoice[] {
  const group = screen.screenName || 'A screen without name';
  if (screen.module.type === 'WinkWidgetModule') {
    const field = { kind: 'linked', moduleId: screen.module.id } as const;
    return [
      choiceOf(field, { group, title: 'Connected accounts and documents' }, forSeveralChoices, { kind: 'source' }),
    ];
  }
  return inputChoices(componentsOf(screen).filter(isInput), group);
}

export function inputChoices(inputs: readonly InputComponent[], group: string): FieldChoice[] {
  return inputs
    .filter(({ type }) => type !== 'DateRangePicker')
    .map((input) => {
      const field = { kind: 'component', componentId: input.id } as const;
      return choiceOf(field, { group, title: titleOfInput(input) }, operatorsFor(input), valueInputOf(input));
    });
}

/** For a repeating group, conditions use its number of entries. */
export function titleOfInput(input: InputComponent): string {
  return input.type === 'RepeatingGroup' ? `Number of ${nameOf(input)}` : nameOf(input);
}

function operatorsFor({ type, props }: InputComponent): readonly Operator[] {
  const { answer } = fieldTypes[type];
  if (answer === 'choice') return forOneChoice;
  if (answer === 'choices') return forSeveralChoices;
  if (answer === 'files') return emptiness;
  if (answer === 'entries') return forCounts;
  const isNumber = answer === 'number' || props.rule?.format === 'NUMBER' || props.rule?.format === 'INTEGER';
  return answer === 'day' || isNumber ? forNumbersAndDays : forTexts;
}

function valueInputOf({ type, props }: InputComponent): ValueInput {
  const options = optionsOf({ type, props });
  if (options.length > 0 || fieldTypes[type].hasOptions) return { kind: 'option', options };
  return { kind: type === 'DatePicker' ? 'date' : 'text' };
}

function choiceOf(
  field: TestField,
  names: Pick<FieldChoice, 'group' | 'title'>,
  possible: readonly Operator[],
  value: ValueInput,
): FieldChoice {
  return { key: keyOf(field), ...names, field, operators: possible, value };
}

function titleOf(document: SiteDocument, field: TestField): string {
  if (field.kind === 'unknown') return field.path;
  if (field.kind === 'query') return queryPath(field.key);
  if (field.kind === 'linked')
    return `Connected in ${screensOf(document).find(({ module }) => module.id === field.moduleId)?.screenName ?? field.moduleId}`;
  if (field.kind === 'calculated')
    return document.calculations.find(({ id }) => id === field.calculationId)?.name ?? field.calculationId;
  const component = screensOf(document)
    .flatMap(partsOf)
    .find(({ id }) => id === field.componentId);
  return component ? nameOf(component) : field.componentId;
}

/** All screens reachable from a screen. */
function screensAfter(document: SiteDocument, start: ScreenId): Set<ScreenId> {
  const found = new Set<ScreenId>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const screen = findScreen(document, id);
    const targets = screen ? targetsOf(screen).filter((target) => !found.has(target)) : [];
    for (const target of targets) found.add(target);
    waiting.push(...targets);
  }
  found.delete(start);
  return found;
}
