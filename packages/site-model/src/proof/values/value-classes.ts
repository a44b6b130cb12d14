import { isChoice } from '../../answers.ts';
import { type Comparison, isEmptiness, isMembership, isoDate, linesOf } from '../../conditions.ts';
import { boundDays } from '../../fields/day-rules.ts';
import type { FlowInput } from '../../flow.ts';
import { parsePlainNumber, plainNumber } from '../../plain-number.ts';
import { exampleTexts } from './example-texts.ts';
import { dayLikeTexts, days, numbersWithin, orderedCells } from './ordered-cells.ts';

/** Values that comparisons cannot distinguish. */
export interface ValueClass {
  /** A representative value. */
  representative: string;
  /** Candidates; for a single value only that value. */
  examples: string[];
  isSingle: boolean;
  /** Whether a value in the class could contain this substring. */
  mayInclude(part: string): boolean;
}

/** Neither a number nor a day, and used in no test. */
const untestedText = '\0';
const safe = Number.MAX_SAFE_INTEGER;

/** All values that an input accepts, in classes. Empty for ranges, which tests cannot use, and for lists. */
export function classesOf(input: FlowInput, tests: readonly Comparison[]): ValueClass[] {
  if (input.isDisabled || input.type === 'DateRangePicker' || input.type === 'CheckboxGroup') return [];
  if (isChoice(input)) return optionClasses(input, tests);
  if (input.type === 'DatePicker')
    return orderedCells(daysToTell(input, tests), days).map(({ value, isPoint }) =>
      isPoint ? single(value) : severalLike(value, /^[\d-]*$/),
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
  if (input.type === 'PhoneInput') return phoneClasses(tests);
  const hasOwnForm = rule?.format === 'EMAIL' || rule?.format === 'URL';
  return textClasses(tests, exampleTexts(input), hasOwnForm);
}

/**
 * Days used in tests, and the rule's bounds as valid examples. The rule excludes no class, because it is relative to
 * today.
 */
function daysToTell({ rule }: FlowInput, tests: readonly Comparison[]): string[] {
  return [...new Set([...datesIn(tests), ...(rule ? boundDays(rule) : [])])].sort();
}

/** Classes of a field with options and "Other" answers. */
function optionClasses({ options, otherLabel }: FlowInput, tests: readonly Comparison[]): ValueClass[] {
  const values = new Set(options.map(({ value }) => value));
  const others = otherLabel ? textClasses(tests, ['Example'], false) : [];
  return [
    ...[...values].map(single),
    ...others.filter(({ representative, isSingle }) => !isSingle || !values.has(representative)),
  ];
}

/** E.164: at most 15 digits after the plus sign. */
function phoneClasses(tests: readonly Comparison[]): ValueClass[] {
  const bounds = { min: 1_000_000, max: 999_999_999_999_999, isInteger: true };
  const classes = numberClasses(tests, bounds, { isCanonical: false, characters: /^[\d+]*$/ });
  return classes.map((numbers) => ({
    ...numbers,
    examples: ['+639170000000', ...numbers.examples.map((digits) => `+${digits}`)],
  }));
}

/**
 * Classes of free text: numbers and days if tests compare with them, the texts used in tests, and the rest. @param
 * hasOwnForm such texts are never numbers or days
 */
export function textClasses(
  tests: readonly Comparison[],
  examples: readonly string[],
  hasOwnForm: boolean,
): ValueClass[] {
  const named = comparedIn(tests).filter(
    (value) => value !== '' && parsePlainNumber(value) === null && !isoDate.test(value),
  );
  const bounds = { min: -safe, max: safe, isInteger: false };
  const numbers = numberClasses(tests, bounds, { isCanonical: false, characters: /^[\d.+-]*$/ });
  const dates = orderedCells(datesIn(tests), dayLikeTexts).map(({ value, isPoint }) =>
    isPoint ? single(value) : severalLike(value, /^[\d-]*$/),
  );
  return [
    ...(hasOwnForm || numbersIn(tests).length === 0 ? [] : numbers),
    ...(hasOwnForm || datesIn(tests).length === 0 ? [] : dates),
    ...named.map(single),
    { representative: untestedText, examples: [...examples], isSingle: false, mayInclude: () => true },
  ];
}

/** Classes of a calculated value: plain numbers within its range. */
export function calculatedClasses(
  tests: readonly Comparison[],
  bounds: { min: number; max: number; isInteger: boolean },
) {
  return numberClasses(tests, bounds, { isCanonical: true, characters: /^[\d.-]*$/ });
}

function numberClasses(
  tests: readonly Comparison[],
  bounds: { min: number; max: number; isInteger: boolean },
  { isCanonical, characters }: { isCanonical: boolean; characters: RegExp },
): ValueClass[] {
  return orderedCells(numbersIn(tests), numbersWithin(bounds)).map(({ value, isPoint }) =>
    isPoint && isCanonical ? single(plainNumber(value)) : severalLike(plainNumber(value), characters),
  );
}

function single(text: string): ValueClass {
  return { representative: text, examples: [text], isSingle: true, mayInclude: (part) => text.includes(part) };
}

function severalLike(value: string, characters: RegExp): ValueClass {
  return { representative: value, examples: [value], isSingle: false, mayInclude: (part) => characters.test(part) };
}

function comparedIn(tests: readonly Comparison[]): string[] {
  return [...new Set(tests.flatMap(comparedBy))];
}

function comparedBy({ type, value }: Comparison): string[] {
  if (isMembership(type) || isEmptiness(type)) return [];
  return type === 'ONE_OF' || type === 'NOT_ONE_OF' ? linesOf(value) : [value];
}

function numbersIn(tests: readonly Comparison[]): number[] {
  const numbers = comparedIn(tests).flatMap((value) => parsePlainNumber(value) ?? []);
  return [...new Set(numbers)].sort((left, right) => left - right);
}

function datesIn(tests: readonly Comparison[]): string[] {
  return comparedIn(tests)
    .filter((value) => isoDate.test(value))
    .sort();
}
