import { expect, it } from 'vitest';
import { operationEffects } from './glossary/effects.ts';
import { lookupWords } from './glossary/lookups.ts';
import { operationNotes } from './glossary/operations.ts';
import { paperWords } from './glossary/papers.ts';
import { parameterWords } from './glossary/parameters.ts';
import { peopleWords } from './glossary/people.ts';
import { platformWords } from './glossary/platform.ts';
import { describeOpenApi } from './open-api.ts';
import { unlimited } from './operation-words.ts';

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
  responses: Record<string, Answer>;
  /** Set when the operation has another server URL than the API. */
  servers?: unknown[];
  'x-maturity'?: string;
}
interface Answer {
  headers?: Record<string, unknown>;
  content?: Record<string, { examples?: Record<string, unknown> }>;
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

it('describes every property of requests, answers and events', () => {
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

it('shows an example of every parameter', () => {
  const bare = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter(
        ({ name, schema, example }) => name && example === undefined && !/"(enum|\$ref)":/.test(JSON.stringify(schema)),
      )
      .map(({ name }) => `${operationId}.${name}`),
  );
  expect(bare).toEqual([]);
});

it('shows the shape of every property: an example, a format, or its values', () => {
  const bare: string[] = [];
  const walk = (value: unknown, owner: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: Record<string, Described> };
    for (const [name, schema] of Object.entries(properties ?? {}))
      if (typeof schema === 'object' && !showsShape(schema)) bare.push(`${owner}.${name}`);
    for (const [key, entry] of Object.entries(value)) {
      if (key !== 'example' && key !== 'examples') walk(entry, owner);
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
  for (const operation of [...operations, ...events]) walk(operation, operation.operationId);
  expect(bare).toEqual([]);
});

function showsShape(schema: object): boolean {
  return /"(example|examples|format|enum|const|\$ref|properties|items)":|"type":\[?"boolean"|"additionalProperties"/.test(
    JSON.stringify(schema),
  );
}

it('writes no default into a body: types made of the document would take the property for required', () => {
  const named: string[] = [];
  const walk = (value: unknown, owner: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: Record<string, object> };
    for (const [name, schema] of Object.entries(properties ?? {}))
      if ('default' in schema) named.push(`${owner}.${name}`);
    for (const entry of Object.values(value)) walk(entry, owner);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
  for (const operation of operations) walk(operation, operation.operationId);
  expect(named).toEqual([]);
});

it('states the costs and events of every operation that changes data', () => {
  const changing = Object.values(document.paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId])),
  );
  expect(Object.keys(operationEffects).sort()).toEqual(changing.sort());
});

it('marks every operation alpha, beta or stable', () => {
  expect(operations.filter((operation) => !operation['x-maturity']).map(({ operationId }) => operationId)).toEqual([]);
});

it('shows an example of every error, and the rate limit headers of every success', () => {
  const bare = operations.flatMap(({ operationId, responses, servers }) =>
    Object.entries(responses)
      .filter(([status]) => status !== '431')
      .filter(([status, answer]) => (status >= '400' ? !hasExamples(answer) : !servers && !hasLimit(status, answer)))
      .map(([status]) => `${operationId} ${status}`),
  );
  expect(bare).toEqual([]);
});

function hasExamples({ content }: Answer): boolean {
  return Object.keys(content?.['application/json']?.examples ?? {}).length > 0;
}

function hasLimit(status: string, { headers = {} }: Answer): boolean {
  return status === '304' || 'RateLimit-Remaining' in headers;
}

it('adds to the summary of every operation', () => {
  const same = operations.filter(({ summary, description }) => description!.replace(/\.$/, '') === summary);
  expect(same.map(({ operationId }) => operationId)).toEqual([]);
  const known = new Set(operations.map(({ operationId }) => operationId));
  expect(Object.keys(operationNotes).filter((name) => !known.has(name))).toEqual([]);
});

/** Stems of the words, without stop words. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set(words.filter((word) => !fillers.has(word)).map((word) => word.replace(/(ing|ed|es|s)$/, '')));
}
const fillers = new Set('the and for what that with was are its from has have who whose they them'.split(' '));

it('repeats no summary in a description', () => {
  const repeated = operations.flatMap(({ operationId, summary, description }) => {
    const summed = stemsOf(summary);
    const sentences = description!.split(/[.:;]\s/);
    const isRepeated = (said: Set<string>) =>
      summed.size > 2 && [...summed].filter((word) => said.has(word)).length / summed.size >= 0.6;
    return sentences.some((sentence) => isRepeated(stemsOf(sentence))) ? [operationId] : [];
  });
  expect(repeated).toEqual([]);
});

it('shows the rate limit of every 429, and names operations without one', () => {
  const names = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'];
  const bare = operations.filter(({ responses, description }) => {
    const headers = Object.keys(responses[429]?.headers ?? {});
    return !description!.includes(unlimited) && names.some((name) => !headers.includes(name));
  });
  expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  expect(operations.filter(({ responses }) => !responses[429])).toHaveLength(
    operations.filter(({ description }) => description!.includes(unlimited)).length,
  );
});

it('describes no property or parameter that does not exist', () => {
  const text = JSON.stringify(document);
  const words = { ...paperWords, ...lookupWords, ...peopleWords, ...platformWords };
  const properties = Object.keys(words).filter((name) => !text.includes(`"${name.replace(/^.*\./, '')}":{`));
  const parameters = Object.keys(parameterWords).filter(
    (name) => !text.includes(`"name":"${name.replace(/^.*\./, '')}","in":`),
  );
  expect([...properties, ...parameters]).toEqual([]);
});
