import { type Comparison, comparisonHolds, isMembership } from '../../conditions.ts';
import type { ValueClass } from './value-classes.ts';

/** Values of a field with the same result in all its tests. */
export interface ValueCell {
  /** Results by test. */
  truths: boolean[];
  /** One of the values; null if none is known, and then the cell may be empty. */
  example: string | null;
}

/** Limits the combinations of substrings to 2^4. */
const maxParts = 4;

/** Substrings that tests look for, up to the limit. Tests for other substrings are treated as unknown. */
export function followedParts(tests: readonly Comparison[]): string[] {
  const parts = tests.filter(({ type }) => isMembership(type)).map(({ value }) => value);
  return [...new Set(parts)].slice(0, maxParts);
}

/**
 * Cells of values with equal test results: classes of comparisons, divided further by the substrings they contain.
 * Every value is in a cell; a cell without an example may be empty.
 */
export function cutValues(
  classes: readonly ValueClass[],
  tests: readonly Comparison[],
  accepts: (text: string) => boolean,
): ValueCell[] {
  const cells = new Map<string, ValueCell>();
  for (const cell of classes.flatMap((valueClass) => cutClass(valueClass, tests, accepts))) {
    const key = cell.truths.map(Number).join('');
    const known = cells.get(key);
    if (!known) cells.set(key, cell);
    else known.example ??= cell.example;
  }
  return [...cells.values()];
}

function cutClass(
  valueClass: ValueClass,
  tests: readonly Comparison[],
  accepts: (text: string) => boolean,
): ValueCell[] {
  const { representative, isSingle } = valueClass;
  if (isSingle)
    return accepts(representative)
      ? [{ truths: tests.map((test) => comparisonHolds(representative, test)), example: representative }]
      : [];
  const parts = followedParts(tests);
  return subsetsOf(parts.filter((part) => valueClass.mayInclude(part))).flatMap((included) => {
    if (!isClosed(included, parts)) return [];
    const truths = tests.map((test) => holdsInClass(test, representative, included));
    const agrees = (text: string) =>
      tests.every((test, index) => !isFollowed(test, parts) || comparisonHolds(text, test) === truths[index]);
    const example = examplesWith(included, valueClass.examples).find((text) => accepts(text) && agrees(text));
    return [{ truths, example: example ?? null }];
  });
}

function holdsInClass(test: Comparison, representative: string, included: readonly string[]): boolean {
  if (test.type === 'INCLUDES') return included.includes(test.value);
  if (test.type === 'NOT_INCLUDES') return !included.includes(test.value);
  return comparisonHolds(representative, test);
}

/** Whether the cells of a field determine a test's result. */
export function isFollowed({ type, value }: Comparison, parts: readonly string[]): boolean {
  return !isMembership(type) || parts.includes(value);
}

/**
 * Whether a set of substrings is consistent: a text that contains a part also contains that part's parts, and every
 * text contains the empty part.
 */
function isClosed(included: readonly string[], parts: readonly string[]): boolean {
  return parts.every(
    (part) => included.includes(part) || (part !== '' && !included.some((other) => other.includes(part))),
  );
}

export function subsetsOf(parts: readonly string[]): string[][] {
  return Array.from({ length: 2 ** parts.length }, (_, chosen) => parts.filter((_, index) => chosen & (1 << index)));
}

function examplesWith(included: readonly string[], examples: readonly string[]): string[] {
  if (included.length === 0) return [...examples];
  // Joined in several ways, because the field's rule may refuse some.
  const joined = ['', ' ', '~', 'x'].map((separator) => included.join(separator));
  return [...examples, ...joined, ...joined.flatMap((text) => examples.map((example) => `${example}${text}`))];
}
