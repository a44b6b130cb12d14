import { type Comparison, isoDate } from '../../conditions.ts';
import type { FlowInput } from '../../flow.ts';
import { numberOf, plainNumber } from '../../plain-number.ts';
import { exampleTexts } from './example-texts.ts';
import { dayLikeTexts, days, numbersWithin, orderedCells } from './ordered-cells.ts';

/** Values that comparisons cannot tell apart. */
export interface ValueClass {
  /** Value that comparisons cannot tell from any of them. */
  like: string;
  /** Candidates; of a single value it alone. */
  examples: string[];
  isSingle: boolean;
  /** Whether one of the values could include a part of text. */
  mayInclude(part: string): boolean;
}

/** Neither a number nor a day, and named by no test. */
const noText = '\0';
const safe = Number.MAX_SAFE_INTEGER;

/** Everything that an input takes, in classes. Of ranges, which tests do not read, nothing. */
export function classesOf(input: FlowInput, tests: readonly Comparison[]): ValueClass[] {
  if (input.isDisabled || input.type === 'DateRangePicker') return [];
  if (input.type === 'Select' || input.type === 'RadioGroup') return input.options.map(({ value }) => single(value));
  if (input.type === 'DatePicker')
    return orderedCells(datesIn(tests), days).map(({ value, isPoint }) =>
      isPoint ? single(value) : manyOf(value, /^[\d-]*$/),
    );
  const { rule } = input;
  if (rule?.format === 'NUMBER' || rule?.format === 'INTEGER') {
    const bounds = { min: rule.min ?? -safe, max: rule.max ?? safe, isInteger: rule.format === 'INTEGER' };
    return numberClasses(tests, bounds, { isCanonical: true, characters: /^[\d.-]*$/ });
  }
  if (rule?.format === 'PHONE')
    return numberClasses(
      tests,
      { min: 0, max: 99_999_999_999_999, isInteger: true },
      { isCanonical: false, characters: /^[\d+]*$/ },
    );
  const hasOwnForm = rule?.format === 'EMAIL' || rule?.format === 'URL';
  return textClasses(tests, exampleTexts(input), hasOwnForm);
}

/**
 * Any text: numbers and days where tests compare with them, the texts that tests name, and the rest.
 * @param hasOwnForm no such text is a number or a day
 */
export function textClasses(
  tests: readonly Comparison[],
  examples: readonly string[],
  hasOwnForm: boolean,
): ValueClass[] {
  const named = comparedIn(tests).filter((value) => value !== '' && numberOf(value) === null && !isoDate.test(value));
  const bounds = { min: -safe, max: safe, isInteger: false };
  const numbers = numberClasses(tests, bounds, { isCanonical: false, characters: /^[\d.+-]*$/ });
  const dates = orderedCells(datesIn(tests), dayLikeTexts).map(({ value, isPoint }) =>
    isPoint ? single(value) : manyOf(value, /^[\d-]*$/),
  );
  return [
    ...(hasOwnForm || numbersIn(tests).length === 0 ? [] : numbers),
    ...(hasOwnForm || datesIn(tests).length === 0 ? [] : dates),
    ...named.map(single),
    { like: noText, examples: [...examples], isSingle: false, mayInclude: () => true },
  ];
}

function numberClasses(
  tests: readonly Comparison[],
  bounds: { min: number; max: number; isInteger: boolean },
  { isCanonical, characters }: { isCanonical: boolean; characters: RegExp },
): ValueClass[] {
  return orderedCells(numbersIn(tests), numbersWithin(bounds)).map(({ value, isPoint }) =>
    isPoint && isCanonical ? single(plainNumber(value)) : manyOf(plainNumber(value), characters),
  );
}

function single(text: string): ValueClass {
  return { like: text, examples: [text], isSingle: true, mayInclude: (part) => text.includes(part) };
}

function manyOf(value: string, characters: RegExp): ValueClass {
  return { like: value, examples: [value], isSingle: false, mayInclude: (part) => characters.test(part) };
}

function comparedIn(tests: readonly Comparison[]): string[] {
  const compared = tests.filter(({ type }) => type !== 'INCLUDES' && type !== 'NOT_INCLUDES');
  return [...new Set(compared.map(({ value }) => value))];
}

function numbersIn(tests: readonly Comparison[]): number[] {
  const numbers = comparedIn(tests).flatMap((value) => numberOf(value) ?? []);
  return [...new Set(numbers)].sort((left, right) => left - right);
}

function datesIn(tests: readonly Comparison[]): string[] {
  return comparedIn(tests)
    .filter((value) => isoDate.test(value))
    .sort();
}
