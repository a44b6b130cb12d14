import { expect, it } from 'vitest';
import { describeOpenApi } from '../open-api.ts';
import { lookupWords } from './glossary/lookups.ts';
import { operationNotes } from './glossary/operations.ts';
import { paperWords } from './glossary/papers.ts';
import { parameterWords } from './glossary/parameters.ts';
import { peopleWords } from './glossary/people.ts';
import { platformWords } from './glossary/platform.ts';

interface Described {
  name?: string;
  description?: string;
  example?: unknown;
  schema?: Record<string, unknown>;
}
interface Operation extends Described {
  operationId: string;
  summary: string;
  parameters?: Described[];
}
const document = describeOpenApi() as {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const events = Object.values(document.webhooks).map(({ post }) => post);

it('describes every parameter', () => {
  const bare = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.filter(({ name, description }) => name && !description).map(({ name }) => `${operationId}.${name}`),
  );
  expect(bare).toEqual([]);
});

it('describes every property, of what is sent, answered and published', () => {
  const bare: string[] = [];
  const walk = (value: unknown, owner: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: Record<string, Described> };
    for (const [name, schema] of Object.entries(properties ?? {})) {
      if (typeof schema === 'object' && !schema.description) bare.push(`${owner}.${name}`);
    }
    for (const [key, entry] of Object.entries(value)) {
      if (key !== 'example' && key !== 'examples') walk(entry, owner);
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
  for (const operation of [...operations, ...events]) walk(operation, operation.operationId);
  expect(bare).toEqual([]);
});

it('says of every operation what its summary does not', () => {
  const same = operations.filter(({ summary, description }) => description!.replace(/\.$/, '') === summary);
  expect(same.map(({ operationId }) => operationId)).toEqual([]);
  const known = new Set(operations.map(({ operationId }) => operationId));
  expect(Object.keys(operationNotes).filter((name) => !known.has(name))).toEqual([]);
});

it('has no word that nothing is called', () => {
  const text = JSON.stringify(document);
  const words = { ...paperWords, ...lookupWords, ...peopleWords, ...platformWords };
  const properties = Object.keys(words).filter((name) => !text.includes(`"${name.replace(/^.*\./, '')}":{`));
  const parameters = Object.keys(parameterWords).filter(
    (name) => !text.includes(`"name":"${name.replace(/^.*\./, '')}","in":`),
  );
  expect([...properties, ...parameters]).toEqual([]);
});
