import fc from 'fast-check';
import { z } from 'zod';
import { awkwardText, boundaryIntegers } from './awkward-values.ts';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  default?: unknown;
}

/** Values that a contract schema accepts, or nearly: rules that only code checks are not considered. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  return fromSchema(json, json.$defs ?? {}, 0);
}

function fromSchema(schema: JsonSchema, defs: Record<string, JsonSchema>, depth: number): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema) => fromSchema(part, defs, depth + 1);
  if (depth > 8) return fc.constant(null);
  if (schema.$ref) return inner(defs[schema.$ref.replace('#/$defs/', '')] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...(parts as object[])));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => ofType({ ...schema, type } as JsonSchema & { type?: string }, inner)));
}

function ofType(
  schema: JsonSchema & { type?: string },
  inner: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(typeof schema.items === 'object' ? inner(schema.items) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 5),
      });
    case 'object':
      return objectOf(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Any integer, often one at the limits of the schema or of a column. */
function integerOf({ minimum = -1000, maximum = 1000 }: JsonSchema): fc.Arbitrary<number> {
  const isTaken = (value: number) => value >= minimum && value <= maximum;
  const edges = [minimum, maximum, ...boundaryIntegers].filter(isTaken);
  const any = fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) });
  return fc.oneof({ weight: 2, arbitrary: any }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
}

function objectOf(schema: JsonSchema, inner: (part: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object') return known;
  const more = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), inner(additionalProperties), { maxKeys: 4 });
  return fc.tuple(more, known).map(([given, named]) => ({ ...given, ...(named as object) }));
}

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000));

function textOf({ format, minLength = 0, maxLength = 60, pattern, examples }: JsonSchema): fc.Arbitrary<string> {
  const plain = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  const shown = examples?.filter((example) => typeof example === 'string') as string[] | undefined;
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return day.map((date) => `${date.toISOString().slice(0, 19)}Z`);
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (shown?.length) return fc.oneof(fc.constantFrom(...shown), plain);
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern)), plain);
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: awkwardText });
}
