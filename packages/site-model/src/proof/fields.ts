import { checkAnswer, initialAnswer, inputsOf, isFlowInput, normalizeAnswer } from '../answers.ts';
import { type Comparison, comparisonHolds, isEmptiness, isMembership } from '../conditions.ts';
import type { ComponentId } from '../document.ts';
import { hasFiles } from '../fields/field-types.ts';
import '../fields/repeating-groups.ts';
import { readOptionLines } from '../fields/option-lines.ts';
import type {
  FlowComponent,
  FlowCondition,
  FlowGroup,
  FlowInput,
  FlowScreen,
  FlowTest,
  SiteFlow,
  ValueSource,
} from '../flow.ts';
import type { PatternMatcher } from '../formats.ts';
import type { AnswerValue, Entry } from '../values.ts';
import { calculatedFields } from './values/calculated-field.ts';
import { exampleFileId } from './values/example-texts.ts';
import { emptyCell, type FieldCell, toFieldCell, truthsOf } from './values/field-cells.ts';
import { cutValues, followedParts, isFollowed, subsetsOf } from './values/value-cells.ts';
import { classesOf, textClasses } from './values/value-classes.ts';

/**
 * A source that tests use, with its values divided into cells. All values in a cell give the same result in every test.
 */
export interface Field {
  source: ValueSource;
  /** Id of one provider or document type that the widget may link; null for other fields. */
  linkedId: string | null;
  tests: Comparison[];
  /** Starting cells first, then the cells of values. */
  cells: FieldCell[];
  /** Cells that are possible before the field was asked. */
  cellsBefore: boolean[];
  /** Cells that are possible after the field was asked. */
  cellsAfter: boolean[];
  /** As `cellsAfter`, for an optional field that has become required. */
  cellsAfterRequired: boolean[];
  /** Fields that a calculated value depends on. */
  operands?: ReadonlySet<ComponentId>;
}

const noValues = { answers: {}, linked: {}, query: {} };

/** Key of a test's source; for a widget one key per linked id. Null for a source that is constant in every visit. */
export function fieldKey({ source, type, value }: FlowTest): string | null {
  if (source.kind === 'answer') return `answer ${source.componentId}`;
  if (source.kind === 'query') return `query ${source.key}`;
  if (source.kind === 'none' || source.kind === 'column') return null;
  if (source.kind === 'calculated') return `calculated ${source.calculationId}`;
  if (isMembership(type)) return `linked ${source.moduleId} ${value}`;
  return isEmptiness(type) ? `linked ${source.moduleId}` : null;
}

/** All sources that the site's tests use, by key. */
export function fieldsOf(flow: SiteFlow, matches: PatternMatcher): Map<string, Field> {
  const inputs = new Map(
    flow.screens.flatMap((screen) =>
      screen.type === 'form' ? inputsOf(screen).map((input) => [input.id, input] as const) : [],
    ),
  );
  const read = new Map<string, FlowTest[]>();
  for (const test of flow.screens.flatMap(testsOn)) {
    const key = fieldKey(test);
    if (key === null) continue;
    const tests = read.get(key);
    if (tests) tests.push(test);
    else read.set(key, [test]);
  }
  const calculated = calculatedFields(flow, inputs);
  return new Map(
    [...read].map(([key, all]): [string, Field] => {
      const tests = distinct(all);
      const { source } = tests[0]!;
      if (source.kind === 'calculated') return [key, calculated(source.calculationId, tests)];
      return [key, fieldOf(tests, inputs, matches)];
    }),
  );
}

function testsOn(screen: FlowScreen): FlowTest[] {
  const components = screen.type === 'form' ? screen.components : [];
  const conditions = [...screen.next, ...components.flatMap(conditionsOn)];
  return conditions.flatMap(({ tests }) => tests);
}

/** The conditions of a component. */
export function conditionsOn(component: FlowComponent): FlowCondition[] {
  const requiredIf = isFlowInput(component) ? component.requiredIf : undefined;
  return [component.visibleIf, requiredIf].filter((condition) => condition !== undefined);
}

/** Whether a test has a known result in every cell of its field. */
export function isCertain(field: Field, test: Comparison): boolean {
  return field.source.kind === 'linked' ? field.linkedId !== null : isFollowed(test, followedParts(field.tests));
}

function fieldOf(tests: FlowTest[], inputs: ReadonlyMap<string, FlowInput>, matches: PatternMatcher): Field {
  const { source } = tests[0]!;
  if (source.kind === 'linked') return linkedField(source, tests);
  if (source.kind === 'query') {
    const values = cutValues(textClasses(tests, ['example'], false), tests, () => true).map(toFieldCell);
    const cells = [emptyCell(tests), ...values];
    const all = cells.map(() => true);
    return { source, linkedId: null, tests, cells, cellsBefore: all, cellsAfter: all, cellsAfterRequired: all };
  }
  const input = source.kind === 'answer' ? inputs.get(source.componentId) : undefined;
  const answered = input ? answeredCells(input, tests, matches) : [];
  const cells = [emptyCell(tests), ...answered];
  return {
    source,
    linkedId: null,
    tests,
    cells,
    cellsBefore: cells.map((_, index) => index === 0),
    cellsAfter: cells.map((_, index) => index > 0),
    cellsAfterRequired: cells.map(({ example }, index) => index > 0 && example !== null),
  };
}

/** Possible answers, including an empty one if allowed. */
export function answeredCells(input: FlowInput, tests: Comparison[], matches: PatternMatcher): FieldCell[] {
  const accepts = (value: AnswerValue) => checkAnswer(input, value, { values: noValues, matches }) === null;
  if (input.isDisabled) {
    const only = initialAnswer(input);
    return accepts(only) ? [{ truths: truthsOf(only, tests), example: only }] : [];
  }
  const nothing = input.isRequired ? [] : [emptyCell(tests)];
  if (input.type === 'DateRangePicker') return [{ ...emptyCell(tests), example: exampleRange }];
  if (input.group) return [...nothing, ...entryCells(input, input.group, tests, matches)];
  if (hasFiles(input)) return [...nothing, { truths: truthsOf([exampleFileId], tests), example: [exampleFileId] }];
  if (input.type === 'CheckboxGroup') return [...nothing, ...chosenCells(input, tests)];
  if (input.type === 'SearchSelect') return [...nothing, ...listedCells(input, tests)];
  const acceptsAsIs = (text: string) => normalizeAnswer(input, text) === text && accepts(text);
  return [...nothing, ...cutValues(classesOf(input, tests), tests, acceptsAsIs).map(toFieldCell)];
}

/** Numbers of entries, one for each distinct combination of test results. */
function entryCells(input: FlowInput, group: FlowGroup, tests: Comparison[], matches: PatternMatcher): FieldCell[] {
  const entry = exampleEntry(group, matches);
  const cells = new Map<string, FieldCell>();
  for (let count = Math.max(1, group.min); count <= group.max; count++) {
    const truths = tests.map((test) => comparisonHolds(String(count), test));
    const key = truths.map(Number).join('');
    if (cells.has(key)) continue;
    const example = { entries: Array.from({ length: count }, () => entry) };
    const isGood = checkAnswer(input, example, { values: noValues, matches }) === null;
    cells.set(key, { truths, example: isGood ? example : undefined });
  }
  return [...cells.values()];
}

function exampleEntry(group: FlowGroup, matches: PatternMatcher): Entry {
  const answers = inputsOf(group).map((field) => {
    const known = answeredCells(field, [], matches).map(({ example }) => example ?? null);
    return [field.id, known.find((example) => example !== null) ?? null] as const;
  });
  return Object.fromEntries(answers) as Entry;
}

/** Options of a long list, one for each distinct combination of test results. */
function listedCells({ optionLines = '' }: FlowInput, tests: Comparison[]): FieldCell[] {
  const cells = new Map<string, FieldCell>();
  for (const { value } of readOptionLines(optionLines)) {
    const truths = truthsOf(value, tests);
    const key = truths.map(Number).join('');
    if (!cells.has(key)) cells.set(key, { truths, example: value });
  }
  return [...cells.values()];
}

/** Choices of a checkbox group, by the options that tests look for. */
function chosenCells({ options, otherLabel }: FlowInput, tests: Comparison[]): FieldCell[] {
  const values = [...new Set(options.map(({ value }) => value))];
  const parts = followedParts(tests).filter((part) => values.includes(part) || (otherLabel && part.trim() !== ''));
  const other = values.find((value) => !parts.includes(value)) ?? (otherLabel && 'Example');
  return subsetsOf(parts).flatMap((chosen) => {
    // A group has at most one "Other" answer.
    if (chosen.filter((value) => !values.includes(value)).length > 1) return [];
    const example = chosen.length > 0 ? chosen : other === undefined ? null : [other];
    return example ? [{ truths: truthsOf(example, tests), example }] : [];
  });
}

const exampleRange = { startDate: '2024-01-01', endDate: '2024-12-31' };

function linkedField(source: ValueSource, tests: FlowTest[]): Field {
  const { type, value: linkedId } = tests[0]!;
  if (isEmptiness(type)) return linkedOrNot(source, tests);
  const cellOf = (linked: string[]): FieldCell => ({
    truths: tests.map((test) => comparisonHolds(linked, test)),
    example: null,
  });
  return {
    source,
    linkedId,
    tests,
    cells: [cellOf([]), cellOf([linkedId])],
    cellsBefore: [true, false],
    cellsAfter: [true, true],
    cellsAfterRequired: [true, true],
  };
}

/** Whether anything is linked; the proof does not track when. */
function linkedOrNot(source: ValueSource, tests: FlowTest[]): Field {
  const cells = [emptyCell(tests)];
  return { source, linkedId: null, tests, cells, cellsBefore: [true], cellsAfter: [true], cellsAfterRequired: [true] };
}

function distinct(tests: FlowTest[]): FlowTest[] {
  return [...new Map(tests.map((test) => [`${test.type} ${test.value}`, test])).values()];
}
