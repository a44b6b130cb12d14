import type { FlowTest } from './flow.ts';
import { numberOf } from './plain-number.ts';
import { readValue, type VisitValues } from './values.ts';

export const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a test holds for what it reads. */
export function testHolds(test: FlowTest, values: VisitValues): boolean {
  return comparisonHolds(readValue(values, test.source), test);
}

/**
 * Compares numbers as numbers, dates as dates, all else as text; membership on lists, containment on text. A missing
 * answer differs from everything and includes nothing.
 */
export function comparisonHolds(value: string | readonly string[] | null, test: Comparison): boolean {
  if (test.type === 'INCLUDES') return includes(value, test.value);
  if (test.type === 'NOT_INCLUDES') return !includes(value, test.value);
  if (value === null || typeof value !== 'string') return test.type === 'NE';
  const order = compare(value, test.value);
  if (test.type === 'EQ') return order === 0;
  if (test.type === 'NE') return order !== 0;
  if (order === null) return false;
  if (test.type === 'GT') return order > 0;
  if (test.type === 'GTE') return order >= 0;
  return test.type === 'LT' ? order < 0 : order <= 0;
}

/** A test without what it reads. */
export type Comparison = Pick<FlowTest, 'type' | 'value'>;

function includes(value: string | readonly string[] | null, part: string): boolean {
  return value?.includes(part) ?? false;
}

/** Less than, equal to or more than 0; null for texts that differ, which have no order. */
function compare(left: string, right: string): number | null {
  const numbers = [numberOf(left), numberOf(right)];
  if (numbers[0] !== null && numbers[1] !== null) return numbers[0]! - numbers[1]!;
  if (left === right) return 0;
  return isoDate.test(left) && isoDate.test(right) ? (left < right ? -1 : 1) : null;
}
