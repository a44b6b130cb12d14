import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listGuides } from '../features/docs/list-guides.ts';
import { describeOpenApi } from './open-api.ts';

const committed = new URL('../../../../openapi.json', import.meta.url);
const document = describeOpenApi();

it('is equal to openapi.json; run `npm run openapi` after a change of the API', () => {
  expect(document).toEqual(JSON.parse(readFileSync(committed, 'utf8')));
});

it('names every operation once and resolves every reference', () => {
  const text = JSON.stringify(document);
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const { components } = document as { components: { schemas: Record<string, unknown> } };
  const references = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1]!);
  expect(references.filter((name) => !(name in components.schemas))).toEqual([]);
});

it('describes every property that it requires, whatever its name', () => {
  const missing: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { required, properties } = value as { required?: unknown; properties?: object };
    if (Array.isArray(required) && properties)
      missing.push(...required.filter((name) => !(name in properties)).map((name) => `${path}.${name}`));
    for (const [key, entry] of Object.entries(value)) walk(entry, `${path}.${key}`);
  };
  walk(document, '');
  expect(missing).toEqual([]);
});

it('promises no number of retries that the operator may set', () => {
  const texts = [JSON.stringify(document), ...listGuides().map(({ source }) => source)];
  const sentences = texts.flatMap((text) => text.split(/(?<=\.)\s|\\n|"/));
  const ofRetries = sentences.filter((sentence) => /\btried again|repeated a few|in a row/.test(sentence));
  expect(ofRetries.length).toBeGreaterThan(3);
  const promise =
    /\b(\d+|twice|three|five|ten|thirty|sixty|a hundred|a thousand) (times|attempts|failures|minutes|hours|days)\b/;
  expect(ofRetries.filter((sentence) => promise.test(sentence))).toEqual([]);
});
