import { checkAnswer, cleanAnswer, initialAnswer, inputsOf } from '../answers.ts';
import { type Comparison, comparisonHolds } from '../conditions.ts';
import type { FlowInput, FlowTest, SiteFlow, ValueSource } from '../flow.ts';
import type { PatternMatcher } from '../formats.ts';
import type { AnswerValue } from '../values.ts';
import { cutValues, followedParts, isFollowed, type ValueCell } from './values/value-cells.ts';
import { classesOf, textClasses } from './values/value-classes.ts';

/** Something that tests read, with its values cut into cells in which all tests of the site agree. */
export interface Field {
  source: ValueSource;
  /** Of a widget: the one that may be connected. */
  linkedId: string | null;
  tests: Comparison[];
  /** First those of `start`, then those of values. */
  cells: FieldCell[];
  /** Truth of each cell before the field was asked. */
  start: boolean[];
  /** Possible truth once it was asked. */
  asked: boolean[];
}

export interface FieldCell {
  truths: boolean[];
  /** Undefined when none is known. */
  example: AnswerValue | undefined;
}

const noValues = { answers: {}, linked: {}, query: {} };

/** Key of the source that a test reads, one per id for a widget. Null for a source that is the same in every visit. */
export function fieldKey({ source, type, value }: FlowTest): string | null {
  if (source.kind === 'answer') return `answer ${source.componentId}`;
  if (source.kind === 'query') return `query ${source.key}`;
  if (source.kind === 'none' || (type !== 'INCLUDES' && type !== 'NOT_INCLUDES')) return null;
  return `linked ${source.moduleId} ${value}`;
}

/** Everything that tests of a site read, by key. */
export function fieldsOf(flow: SiteFlow, matches: PatternMatcher): Map<string, Field> {
  const inputs = new Map(
    flow.screens.flatMap((screen) =>
      screen.type === 'form' ? inputsOf(screen).map((input) => [input.id, input] as const) : [],
    ),
  );
  const read = new Map<string, FlowTest[]>();
  for (const test of flow.screens.flatMap(({ next }) => next.flatMap(({ tests }) => tests))) {
    const key = fieldKey(test);
    if (key === null) continue;
    const tests = read.get(key);
    if (tests) tests.push(test);
    else read.set(key, [test]);
  }
  return new Map([...read].map(([key, tests]) => [key, fieldOf(distinct(tests), inputs, matches)]));
}

/** Whether a test's outcome is known in each cell of its field. */
export function isCertain(field: Field, test: Comparison): boolean {
  return field.linkedId !== null || isFollowed(test, followedParts(field.tests));
}

function fieldOf(tests: FlowTest[], inputs: ReadonlyMap<string, FlowInput>, matches: PatternMatcher): Field {
  const { source } = tests[0]!;
  if (source.kind === 'linked') return linkedField(source, tests);
  if (source.kind === 'query') {
    const values = cutValues(textClasses(tests, ['example'], false), tests, () => true).map(toFieldCell);
    const cells = [emptyCell(tests), ...values];
    const all = cells.map(() => true);
    return { source, linkedId: null, tests, cells, start: all, asked: all };
  }
  const input = source.kind === 'answer' ? inputs.get(source.componentId) : undefined;
  const answered = input ? answeredCells(input, tests, matches) : [];
  const cells = [emptyCell(tests), ...answered];
  return {
    source,
    linkedId: null,
    tests,
    cells,
    start: cells.map((_, index) => index === 0),
    asked: cells.map((_, index) => index > 0),
  };
}

/** Possible answers, an empty one included where that is allowed. */
export function answeredCells(input: FlowInput, tests: Comparison[], matches: PatternMatcher): FieldCell[] {
  const accepts = (value: AnswerValue) => checkAnswer(input, value, { values: noValues, matches }) === null;
  if (input.isDisabled) {
    const only = initialAnswer(input);
    return accepts(only) ? [{ truths: truthsOf(only, tests), example: only }] : [];
  }
  const nothing = input.isRequired ? [] : [emptyCell(tests)];
  if (input.type === 'DateRangePicker') return [{ ...emptyCell(tests), example: exampleRange }];
  const acceptsAsIs = (text: string) => cleanAnswer(input, text) === text && accepts(text);
  return [...nothing, ...cutValues(classesOf(input, tests), tests, acceptsAsIs).map(toFieldCell)];
}

const exampleRange = { startDate: '2024-01-01', endDate: '2024-12-31' };

function linkedField(source: ValueSource, tests: FlowTest[]): Field {
  const linkedId = tests[0]!.value;
  const cellOf = (linked: string[]): FieldCell => ({
    truths: tests.map((test) => comparisonHolds(linked, test)),
    example: null,
  });
  return {
    source,
    linkedId,
    tests,
    cells: [cellOf([]), cellOf([linkedId])],
    start: [true, false],
    asked: [true, true],
  };
}

function toFieldCell({ truths, example }: ValueCell): FieldCell {
  return { truths, example: example ?? undefined };
}

function emptyCell(tests: readonly Comparison[]): FieldCell {
  return { truths: truthsOf(null, tests), example: null };
}

function truthsOf(answer: AnswerValue, tests: readonly Comparison[]): boolean[] {
  return tests.map((test) => comparisonHolds(typeof answer === 'string' ? answer : null, test));
}

function distinct(tests: FlowTest[]): FlowTest[] {
  return [...new Map(tests.map((test) => [`${test.type} ${test.value}`, test])).values()];
}
