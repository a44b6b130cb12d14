import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOpenApi } from './open-api.ts';

const committed = new URL('../../../openapi.json', import.meta.url);

it('is what openapi.json holds; run `npm run openapi` after a change of the API', () => {
  expect(describeOpenApi()).toEqual(JSON.parse(readFileSync(committed, 'utf8')));
});

it('names every operation once and resolves every reference', () => {
  const text = JSON.stringify(describeOpenApi());
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const { components } = describeOpenApi() as { components: { schemas: Record<string, unknown> } };
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
  walk(describeOpenApi(), '');
  expect(missing).toEqual([]);
});
