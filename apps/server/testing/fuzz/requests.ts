import { answersFile, type Endpoint } from '@smile/contract/endpoint';
import { takesIdempotencyKey } from '@smile/contract/idempotency';
import fc from 'fast-check';
import type { z } from 'zod';
import { openApiRecipes } from '../conformance/open-api-recipes.ts';
import { portalRecipes } from '../conformance/portal-recipes.ts';
import type { RawInput } from '../send.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { awkwardText, awkwardValue, boundaryIntegers } from './awkward-values.ts';

type Fields = Record<string, unknown>;

/** Requests for one operation: valid ones, some with one part replaced, and some completely different. */
export function requestsOf(endpoint: Endpoint, known: Record<string, string>): fc.Arbitrary<RawInput> {
  return fc.record({
    params: paramsOf(endpoint, known),
    query: endpoint.query ? fieldsOf(endpoint.query, known) : fc.constant(undefined),
    body: bodyOf(endpoint),
    headers: headersOf(endpoint),
  }) as fc.Arbitrary<RawInput>;
}

/** Known ids are used only for reading, so that nothing changes or deletes what later requests need. */
function paramsOf({ params, method }: Endpoint, known: Record<string, string>): fc.Arbitrary<Fields> {
  const names = Object.keys(params?.shape ?? {});
  const ids = method === 'GET' ? Object.values(known) : ['a-0', 'nobody'];
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: awkwardText.filter(isPathPart) },
  );
  const numbers = fc.constantFrom(...boundaryIntegers.map(String));
  const partOf = (name: string) => (isNumber(params!.shape[name]) ? fc.oneof(numbers, id) : id);
  return fc.record(Object.fromEntries(names.map((name) => [name, partOf(name)])));
}

/** Query parameters are texts that are parsed as numbers. */
function isNumber(schema: unknown): boolean {
  const { success, data } = (schema as z.ZodType).safeParse('1');
  return success && typeof data === 'number';
}

/** Unpaired surrogates cannot be sent in a URL. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Empty and dotted segments change the path, so they would not reach the operation. */
function isPathPart(text: string): boolean {
  return isWellFormed(text) && !/^\.{0,2}$/.test(text);
}

function fieldsOf(schema: z.ZodObject, known: Record<string, string>): fc.Arbitrary<Fields> {
  const valid = arbitraryOf(schema) as fc.Arbitrary<Fields>;
  const names = Object.keys(schema.shape);
  const value = fc.oneof(awkwardText.filter(isWellFormed), fc.constantFrom(...Object.values(known)));
  const changed = fc
    .tuple(valid, fc.constantFrom(...names), value)
    .map(([fields, name, awkward]) => ({ ...fields, [name]: awkward }));
  const repeated = fc
    .tuple(valid, fc.constantFrom(...names), fc.array(value, { minLength: 2, maxLength: 3 }))
    .map(([fields, name, values]) => ({ ...fields, [name]: values }));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: changed },
    { weight: 1, arbitrary: repeated },
  );
}

function bodyOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  if (endpoint.bodyType === 'form') return formOf();
  if (!endpoint.body) return fc.constant(undefined);
  const recipe = (openApiRecipes[endpoint.operationId] ?? portalRecipes[endpoint.operationId])?.body ?? {};
  const valid = fc.oneof(arbitraryOf(endpoint.body), fc.constant(recipe));
  const changed = fc.tuple(valid, fc.nat(), awkwardValue).map(([value, at, awkward]) => replaceAt(value, at, awkward));
  return fc
    .oneof({ weight: 3, arbitrary: valid }, { weight: 4, arbitrary: changed }, { weight: 1, arbitrary: awkwardValue })
    .map((value) => JSON.stringify(value) ?? 'null')
    .chain((text) => fc.oneof({ weight: 30, arbitrary: fc.constant(text) }, { weight: 1, arbitrary: deepText }));
}

/** Nested deeper than recursive parsers can handle, or invalid JSON. */
const deepText = fc.constantFrom(
  '['.repeat(15_000) + ']'.repeat(15_000),
  `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`,
  '{"a":'.repeat(100_000),
  '{"a":1,}',
  '',
);

function formOf(): fc.Arbitrary<FormData> {
  const file = fc.tuple(fc.uint8Array({ maxLength: 300 }), awkwardText.filter(isWellFormed));
  return fc
    .dictionary(fc.constantFrom('file', 'files', 'fileType', 'submissionKey', 'x'), fc.oneof(awkwardText, file))
    .map((fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        form.append(
          name,
          typeof value === 'string' ? value : new File([value[0] as Uint8Array<ArrayBuffer>], value[1]),
        );
      return form;
    });
}

function headersOf(endpoint: Endpoint): fc.Arbitrary<Record<string, string>> {
  const isJson = endpoint.body && endpoint.bodyType !== 'form';
  const type: Record<string, string> = isJson ? { 'content-type': 'application/json' } : {};
  if (answersFile(endpoint)) return fc.oneof(fc.constant({}), fc.record({ range: rangeText }));
  const key = fc.oneof(
    fc.uuid(),
    fc.string({ maxLength: 300 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?')),
  );
  if (!takesIdempotencyKey(endpoint)) return fc.constant(type);
  return fc
    .option(key, { freq: 2, nil: null })
    .map((value) => ({ ...type, ...(value !== null && { 'idempotency-key': value }) }));
}

const offset = fc.oneof(fc.nat(500), fc.nat(), fc.constantFrom('', '-1', '1e3', '99999999999999999999'));
const rangeText = fc.oneof(
  fc.tuple(offset, offset).map(([start, end]) => `bytes=${start}-${end}`),
  fc.string({ unit: fc.constantFrom(...'bytes=0123-, ') }),
);

/** Returns a copy with one value replaced, counted in document order. */
function replaceAt(value: unknown, at: number, awkward: unknown): unknown {
  const paths = listPaths(value);
  const path = paths[at % paths.length]!;
  const replace = (part: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return awkward;
    if (Array.isArray(part)) return part.map((entry, index) => (String(index) === key ? replace(entry, rest) : entry));
    return { ...(part as Fields), [key]: replace((part as Fields)[key], rest) };
  };
  return replace(value, path);
}

function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => listPaths(entry, [...path, key]))];
}
