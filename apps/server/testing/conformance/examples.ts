import { writeFileSync } from 'node:fs';
import type { OperationExamples } from '../../src/platform/http/openapi-examples.ts';
import type { RawAnswer, RawInput } from '../send.ts';

const shownItems = 2;
const shownToken = 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJsaW5rIn0.c2lnbmF0dXJl';

/** Keeps a call as readers of the reference see it: short lists, no token that could be taken for a secret. */
export function recordExample(
  examples: OperationExamples,
  operationId: string,
  { params, query, body }: RawInput,
  answer: Pick<RawAnswer, 'text'>,
): void {
  examples[operationId] = {
    ...(params && { params }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    answer: shorten(JSON.parse(answer.text)),
  };
}

/** Writes them where the document reads them, sorted so that a diff shows what has changed. */
export function writeExamples(file: string, examples: OperationExamples): void {
  const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

function shorten(value: unknown, key = ''): unknown {
  if (key === 'accessToken') return shownToken;
  if (Array.isArray(value)) return value.slice(0, shownItems).map((entry) => shorten(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shorten(entry, name)]));
}
