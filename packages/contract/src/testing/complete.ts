import type { z } from 'zod';

/** Sample texts for the formats in the contract, simplest first. */
const texts = [
  'text',
  '2026-11-01T08:00:00Z',
  '2026-11-01',
  '2026-11',
  'anisha@example.com',
  'https://example.com/',
  'PHP',
  '09171234567',
  '0'.repeat(32),
];
const numbers = [0, 1, 1000];

/**
 * Fills in required values with the simplest ones that the schema accepts. Invalid values are kept, so that validation
 * rejects them.
 */
export function complete(schema: z.core.$ZodType, given: unknown): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return completeObject(def.shape, given);
    case 'array':
      return Array.isArray(given) ? given.map((item) => complete(def.element, item)) : (given ?? []);
    case 'record':
      return isRecord(given) ? mapValues(given, (value) => complete(def.valueType, value)) : (given ?? {});
    case 'nullable':
      return given === undefined || given === null ? null : complete(def.innerType, given);
    case 'optional':
      return given === undefined ? undefined : complete(def.innerType, given);
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return complete(def.innerType, given);
    case 'lazy':
      return complete(def.getter(), given);
    case 'pipe':
      return complete(def.out, given);
    case 'union':
      return completeUnion(def.options, given);
    case 'enum':
      return given ?? Object.values(def.entries)[0];
    case 'literal':
      return given === undefined ? def.values[0] : given;
    case 'boolean':
      return given ?? false;
    case 'string':
      return given ?? firstAccepted(schema, texts);
    case 'number':
      return given ?? firstAccepted(schema, numbers);
    default:
      return given === undefined ? null : given;
  }
}

function completeObject(shape: Record<string, z.core.$ZodType>, given: unknown): unknown {
  if (given !== undefined && !isRecord(given)) return given;
  const completed = mapValues(shape, (schema, name) => complete(schema, given?.[name]));
  return { ...given, ...Object.fromEntries(Object.entries(completed).filter(([, value]) => value !== undefined)) };
}

/** Picks the first option that accepts the value; otherwise the first, whose validation then explains the fault. */
function completeUnion(options: readonly z.core.$ZodType[], given: unknown): unknown {
  const completed = options.map((option) => ({ option, value: complete(option, given) }));
  return (completed.find(({ option, value }) => accepts(option, value)) ?? completed[0])?.value;
}

function firstAccepted(schema: z.core.$ZodType, candidates: readonly unknown[]): unknown {
  const examples = (schema as z.ZodType).meta()?.examples;
  return [...candidates, ...(Array.isArray(examples) ? examples : [])].find((value) => accepts(schema, value));
}

const accepts = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapValues<From, To>(record: Record<string, From>, map: (value: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
