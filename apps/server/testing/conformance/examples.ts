import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OperationExamples } from '../../src/open-api/examples.ts';
import type { RawAnswer, RawInput } from '../send.ts';

const shownItems = 2;
const shownSignature = 'Zk1x';
const shownToken = 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJsaW5rIn0.c2lnbmF0dXJl';

/** Records a call for the API reference: shortens lists and masks secrets. File contents are left out. */
export function recordExample(
  examples: OperationExamples,
  operationId: string,
  { params, query, body }: RawInput,
  answer: Pick<RawAnswer, 'text'> | null,
): void {
  examples[operationId] = {
    ...(params && { params }),
    ...(query && { query: shorten(query) as Record<string, unknown> }),
    ...(body !== undefined && { body }),
    ...(answer && { answer: shorten(JSON.parse(answer.text)) }),
  };
}

/**
 * Writes the sorted examples to the document's source. Keeps an existing example whose structure still matches, so that
 * diffs show only real changes.
 */
export function writeExamples(file: string, examples: OperationExamples): void {
  const earlier: OperationExamples = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const kept = Object.entries(examples).map(([name, fresh]) => {
    const known = earlier[name];
    return [name, known && hasSameForm(known, fresh) ? known : fresh] as const;
  });
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether two values have the same keys at every level; lists are compared by their first items. */
function hasSameForm(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 0 || other.length === 0 || hasSameForm(one[0], other[0]);
  if (!isObject(one) || !isObject(other)) return isObject(one) === isObject(other) || one === null || other === null;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && hasSameForm(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shorten(value: unknown, key = ''): unknown {
  if (key === 'accessToken') return shownToken;
  if (key === 'signature') return shownSignature;
  if (Array.isArray(value)) return value.slice(0, shownItems).map((entry) => shorten(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shorten(entry, name)]));
}
