import type { Operator } from './document.ts';
import type { FlowCondition, FlowTest } from './flow.ts';
import { parsePlainNumber } from './plain-number.ts';
import { readValue, type VisitValues } from './values.ts';

export const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whether all tests hold, or with `isAny` at least one. */
export function conditionHolds({ tests, isAny }: FlowCondition, values: VisitValues): boolean {
  const holds = (test: FlowTest) => testHolds(test, values);
  return isAny ? tests.some(holds) : tests.every(holds);
}

/** Whether a test holds for the value of its source. */
export function testHolds(test: FlowTest, values: VisitValues): boolean {
  return comparisonHolds(readValue(values, test.source), test);
}

/**
 * Compares numbers as numbers, dates as dates, everything else as text; list values by membership, texts by
 * containment. A missing answer differs from every value and contains nothing.
 */
export function comparisonHolds(value: string | readonly string[] | null, test: Comparison): boolean {
  if (test.type.startsWith('NOT_')) return !comparisonHolds(value, { ...test, type: test.type.slice(4) as Operator });
  if (test.type === 'EMPTY') return !value?.length;
  if (test.type === 'INCLUDES') return includes(value, test.value);
  if (typeof value !== 'string') return test.type === 'NE';
  if (test.type === 'ONE_OF') return linesOf(test.value).some((line) => compare(value, line) === 0);
  const order = compare(value, test.value);
  if (test.type === 'EQ') return order === 0;
  if (test.type === 'NE') return order !== 0;
  if (order === null) return false;
  if (test.type === 'GT') return order > 0;
  if (test.type === 'GTE') return order >= 0;
  return test.type === 'LT' ? order < 0 : order <= 0;
}

/** The values of a membership test, without duplicates. */
export function linesOf(value: string): string[] {
  return [...new Set(value.split('\n').map((line) => line.trim()))].filter(Boolean);
}

/** Whether an operator tests for a list member or a substring. */
export function isMembership(type: Operator): boolean {
  return type === 'INCLUDES' || type === 'NOT_INCLUDES';
}

/** Whether an operator takes no value to compare with. */
export function isEmptiness(type: Operator): boolean {
  return type === 'EMPTY' || type === 'NOT_EMPTY';
}

/** A test without its source. */
export type Comparison = Pick<FlowTest, 'type' | 'value'>;

function includes(value: string | readonly string[] | null, part: string): boolean {
  return value?.includes(part) ?? false;
}

/** Negative, 0 or positive; null for different texts, which have no order. */
function compare(left: string, right: string): number | null {
  const numbers = [parsePlainNumber(left), parsePlainNumber(right)];
  if (numbers[0] !== null && numbers[1] !== null) return numbers[0]! - numbers[1]!;
  if (left === right) return 0;
  return isoDate.test(left) && isoDate.test(right) ? (left < right ? -1 : 1) : null;
}
