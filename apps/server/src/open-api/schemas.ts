import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Converts a contract schema to JSON Schema; named schemas go into `schemas` and are referenced. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  for (const [name, definition] of Object.entries(($defs as Json) ?? {})) schemas[name] = tidy(definition);
  const id = (json as { id?: string }).id;
  if (!id) return tidy(json) as Json;
  schemas[id] = tidy(json);
  return { $ref: `#/components/schemas/${id}` };
}

/** Rewrites refs to components, and drops keywords that readers of the document do not need. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, id: _, additionalProperties, propertyNames: __, ...rest } = value as Json;
  if (typeof $ref === 'string') return { $ref: $ref.replace('#/$defs/', '#/components/schemas/') };
  if (rest.format) delete rest.pattern;
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum;
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const entries = Object.entries(rest).map(([key, entry]) => [
    key,
    key === 'properties' ? tidyProperties(entry as Json) : tidy(entry),
  ]);
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: tidy(additionalProperties) }) };
}

/** Property names may equal schema keywords, so only the property schemas are tidied. */
function tidyProperties(properties: Json): Json {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, tidy(schema)]));
}
