import { type Comparison, comparisonHolds, isMembership } from '../../conditions.ts';
import type { ValueClass } from './value-classes.ts';

/** Values of a field that all its tests judge alike. */
export interface ValueCell {
  /** Outcome by test. */
  truths: boolean[];
  /** One of them; null when none is known, and then there may be none. */
  example: string | null;
}

/** More parts of text than this are not followed in all their combinations. */
const maxParts = 4;

/** Which parts are looked for in texts, as far as they are followed; tests of others may hold or not. */
export function followedParts(tests: readonly Comparison[]): string[] {
  const parts = tests.filter(({ type }) => isMembership(type)).map(({ value }) => value);
  return [...new Set(parts)].slice(0, maxParts);
}

/**
 * Classes of values, in each of which all comparisons agree, cut further by the parts of text they include. Every
 * value of the field is in one of the cells; a cell may be empty where it has no example.
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
  const { like, isSingle } = valueClass;
  if (isSingle)
    return accepts(like) ? [{ truths: tests.map((test) => comparisonHolds(like, test)), example: like }] : [];
  const parts = followedParts(tests);
  return subsetsOf(parts.filter((part) => valueClass.mayInclude(part))).flatMap((included) => {
    if (!isClosed(included, parts)) return [];
    const truths = tests.map((test) => holdsInClass(test, like, included));
    const agrees = (text: string) =>
      tests.every((test, index) => !isFollowed(test, parts) || comparisonHolds(text, test) === truths[index]);
    const example = examplesWith(included, valueClass.examples).find((text) => accepts(text) && agrees(text));
    return [{ truths, example: example ?? null }];
  });
}

function holdsInClass(test: Comparison, like: string, included: readonly string[]): boolean {
  if (test.type === 'INCLUDES') return included.includes(test.value);
  if (test.type === 'NOT_INCLUDES') return !included.includes(test.value);
  return comparisonHolds(like, test);
}

/** Whether the cells of a field say for sure what a test says of them. */
export function isFollowed({ type, value }: Comparison, parts: readonly string[]): boolean {
  return !isMembership(type) || parts.includes(value);
}

/** A text that includes a part includes what that part includes, and nothing but the empty part for free. */
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
  const joined = ['', ' ', '~', 'x'].map((separator) => included.join(separator));
  return [...examples, ...joined, ...joined.flatMap((text) => examples.map((example) => `${example}${text}`))];
}
