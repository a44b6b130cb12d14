import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown> & { $ref?: string; properties?: Record<string, JsonSchema> };

/** Schemas that others refer to by id. */
interface Registry {
  definitions: Record<string, JsonSchema>;
  /** Complete schemas, which are written. */
  written: Record<string, JsonSchema>;
  /** Schemas that choose the option of a union: its discriminator only. */
  tested: JsonSchema[];
}

const definitionsPath = '#/definitions/';

/**
 * Compiles a function that writes values of the schema as JSON. An option of a discriminated union is chosen by its
 * discriminator alone: compiling complete validators for nested unions takes seconds.
 */
export function compileWriter(schema: z.ZodType): (value: unknown) => string {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  const { definitions = {}, ...rest } = json as JsonSchema;
  const registry: Registry = { definitions: definitions as Registry['definitions'], written: {}, tested: [] };
  for (const [id, definition] of Object.entries(registry.definitions))
    registry.written[id] = toWritten(definition, registry);
  const root = toWritten(rest, registry);
  // Schemas that the validator already has are not replaced by the written ones with the same id.
  const options = { schema: registry.written, ajv: { schemas: registry.tested } };
  return fastJson(root as Schema, options as Parameters<typeof fastJson>[1]);
}

/**
 * Drops `additionalProperties: false`, which makes unions reject unknown keys instead of omitting them, and formats,
 * which would be validated. Registers the options of unions. Property names may equal these keywords.
 */
function toWritten(schema: JsonSchema, registry: Registry): JsonSchema {
  const entries = Object.entries(schema).filter(
    ([key, entry]) => key !== 'format' && !(key === 'additionalProperties' && entry === false),
  );
  return Object.fromEntries(entries.map(([key, entry]) => [key, toWrittenEntry(key, entry, registry)]));
}

function toWrittenEntry(key: string, entry: unknown, registry: Registry): unknown {
  if (key === '$ref' && typeof entry === 'string') return entry.replace(/^#\/definitions\/(.*)$/, '$1#');
  if (typeof entry !== 'object' || entry === null) return entry;
  if (key === 'properties') {
    const properties = Object.entries(entry as Record<string, JsonSchema>);
    return Object.fromEntries(properties.map(([name, property]) => [name, toWritten(property, registry)]));
  }
  if (key === 'oneOf' || key === 'anyOf') return toWrittenOptions(entry as JsonSchema[], registry);
  return Array.isArray(entry)
    ? entry.map((item) => toWrittenEntry('', item, registry))
    : toWritten(entry as JsonSchema, registry);
}

function toWrittenOptions(options: JsonSchema[], registry: Registry): JsonSchema[] {
  const discriminator = findDiscriminator(options.map((option) => followReference(option, registry)));
  if (discriminator === undefined) return options.map((option) => toWritten(option, registry));
  return options.map((option) => {
    const $id = `option-${registry.tested.length}`;
    const { [discriminator]: value } = followReference(option, registry).properties!;
    registry.tested.push({ $id, type: 'object', properties: { [discriminator]: value! }, required: [discriminator] });
    // The complete schema has its own id, so that its ordinary unions find their validators.
    const complete = `${$id}-complete`;
    registry.written[complete] = toWritten(option, registry);
    registry.written[$id] = { $ref: `${complete}#` };
    return { $ref: `${$id}#` };
  });
}

/** A property that is required and constant in each option. */
function findDiscriminator(options: JsonSchema[]): string | undefined {
  return Object.keys(options[0]?.properties ?? {}).find((name) =>
    options.every(
      ({ properties, required }) =>
        properties?.[name]?.const !== undefined && (required as string[] | undefined)?.includes(name),
    ),
  );
}

function followReference(schema: JsonSchema, { definitions }: Registry): JsonSchema {
  const name = schema.$ref?.startsWith(definitionsPath) && schema.$ref.slice(definitionsPath.length);
  return name && definitions[name] ? definitions[name] : schema;
}
