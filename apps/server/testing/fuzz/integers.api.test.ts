import { answersFile, type Endpoint } from '@smile/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createWorld, prepareInput, type World } from '../conformance/world.ts';
import { listEndpoints } from '../endpoints.ts';
import { type RawInput, send } from '../send.ts';
import { testApp } from '../test-app.ts';
import { boundaryIntegers } from './awkward-values.ts';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $defs?: Record<string, JsonSchema>;
}

interface IntegerInput {
  part: 'params' | 'query' | 'body';
  path: string[];
  minimum: number | undefined;
  maximum: number | undefined;
}

/** Stored as JSON, so column limits do not apply. */
const documents = ['winkSiteTemplate'];
const parts = ['params', 'query', 'body'] as const;

/** Every integer input of an operation, except those in lists. */
function listIntegers(endpoint: Endpoint): IntegerInput[] {
  return parts.flatMap((part) => {
    const schema = endpoint[part];
    if (!schema || endpoint.bodyType === 'form') return [];
    // Values parsed from text have their limits in the output schema.
    const json = z.toJSONSchema(schema, {
      io: part === 'body' ? 'input' : 'output',
      unrepresentable: 'any',
    }) as JsonSchema;
    return walk(json, json.$defs ?? {}, []).map((found) => ({ part, ...found }));
  });
}

function walk(schema: JsonSchema, defs: Record<string, JsonSchema>, path: string[]): Omit<IntegerInput, 'part'>[] {
  if (path.length > 6 || documents.includes(path.at(-1) ?? '')) return [];
  if (schema.$ref) return walk(defs[schema.$ref.replace('#/$defs/', '')] ?? {}, defs, path);
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = [schema.type].flat().includes('integer')
    ? [{ path, minimum: schema.minimum, maximum: schema.maximum }]
    : [];
  return [
    ...own,
    ...inner.flatMap((part) => walk(part, defs, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => walk(part, defs, [...path, name])),
  ];
}

function withValue(input: RawInput, { part, path }: IntegerInput, value: number): RawInput {
  const set = (target: unknown, [key, ...rest]: string[]): unknown =>
    key === undefined ? value : { ...(target as object), [key]: set((target as Record<string, unknown>)?.[key], rest) };
  return { ...input, [part]: set(input[part], path) };
}

const endpoints = (await listEndpoints())
  .filter((endpoint) => !endpoint.isStream && !answersFile(endpoint))
  .map((endpoint) => ({ endpoint, integers: listIntegers(endpoint) }))
  .filter(({ integers }) => integers.length > 0);
let world: World;
let count = 0;

beforeAll(async () => {
  world = await createWorld(await testApp());
});
afterAll(async () => {
  await world.close();
  process.stdout.write(`fuzz: ${count} requests with integers at the edges, of ${endpoints.length} operations\n`);
});

it('finds the integers of inputs', () => {
  const found = endpoints.map(({ endpoint }) => endpoint.operationId);
  expect(found).toEqual(expect.arrayContaining(['createSiteSession', 'listUsers', 'getWinkSiteVersion']));
});

describe.each(endpoints.map((one) => [one.endpoint.operationId, one] as const))(
  '%s',
  (name, { endpoint, integers }) => {
    it('limits its integers to the range of a column', () => {
      for (const { path, minimum, maximum } of integers) {
        const bounds = [minimum ?? Number.NEGATIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY];
        expect({ path, fits: bounds[0]! >= -(2 ** 31) && bounds[1]! < 2 ** 31 - 1 }).toEqual({ path, fits: true });
      }
    });

    it('answers extreme integers without a server error', async () => {
      const input = await prepareInput(world, name);
      for (const integer of integers)
        for (const value of boundaryIntegers) {
          const answer = await send(world.app, endpoint, withValue(input, integer, value));
          count += 1;
          expect({ value, ...integer, failed: answer.status >= 500 }).toEqual({ value, ...integer, failed: false });
        }
    });
  },
);
