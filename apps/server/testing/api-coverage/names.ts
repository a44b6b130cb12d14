/** Names in an operation: parameters, fields of body and answer, enum values. */
export interface OperationNames {
  /** Status code of success. */
  status: number;
  /** For example `query:size` or `path:id`. */
  parameters: string[];
  /** Fields of body and answer, for example `data.items[].id`. */
  body: string[];
  answer: string[];
  /** Enum values by field or parameter. */
  enums: Record<string, string[]>;
}

interface Schema {
  $ref?: string;
  enum?: unknown[];
  const?: unknown;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Operation {
  parameters?: { $ref?: string; in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Names of every operation in an OpenAPI document, by method and path. */
export function readNames(given: Record<string, unknown>): Record<string, OperationNames> {
  const document = given as unknown as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
  return Object.fromEntries(operations.map(([name, operation]) => [name, namesOf(operation, document)]));
}

function namesOf({ parameters = [], requestBody, responses }: Operation, document: Document): OperationNames {
  const enums = new Map<string, Set<string>>();
  const fieldsOf = (content: Record<string, { schema: Schema }> = {}) => {
    const fields = new Set<string>();
    for (const { schema } of Object.values(content)) walk(schema, '', { fields, enums, document });
    return [...fields].sort();
  };
  const named = parameters.filter((parameter) => !parameter.$ref);
  for (const { in: place, name, schema } of named)
    walk(schema, `${place}:${name}`, { fields: new Set(), enums, document });
  const [status, success] = Object.entries(responses).find(([code]) => code.startsWith('2'))!;
  return {
    status: Number(status),
    parameters: named.map(({ in: place, name }) => `${place}:${name}`).sort(),
    body: fieldsOf(requestBody?.content),
    answer: fieldsOf(success.content),
    enums: Object.fromEntries([...enums].map(([name, values]) => [name, [...values].sort()])),
  };
}

interface Found {
  fields: Set<string>;
  enums: Map<string, Set<string>>;
  document: Document;
}

function walk(schema: Schema, path: string, found: Found, within: string[] = []): void {
  const { $ref } = schema;
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    if (!within.includes(name)) walk(found.document.components.schemas[name]!, path, found, [...within, name]);
    return;
  }
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  if (values.length > 0) {
    const known = found.enums.get(path) ?? new Set();
    for (const value of values) known.add(String(value));
    found.enums.set(path, known);
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    walk(part, path, found, within);
  if (schema.items) walk(schema.items, `${path}[]`, found, within);
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const inner = path ? `${path}.${name}` : name;
    found.fields.add(inner);
    walk(part, inner, found, within);
  }
}
