// TypeScript for the JSON schemas of openapi.json, with their descriptions as comments.

/** One exported type per named schema. */
export function renderSchemas(schemas) {
  return Object.entries(schemas)
    .map(([name, schema]) => `${comment(schema.description, '')}export type ${name} = ${typeOf(schema, '')};`)
    .join('\n\n');
}

/** TypeScript type of a schema; `indent` is the indentation of its lines. */
export function typeOf(schema, indent) {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '');
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((choice) => typeOf(choice, indent)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type }, indent)));
  switch (schema.type) {
    case 'object':
      return objectType(schema, indent);
    case 'array':
      return `Array<${typeOf(schema.items ?? {}, indent)}>`;
    case 'integer':
      return 'number';
    default:
      return schema.type ?? 'unknown';
  }
}

function objectType({ properties, required = [], additionalProperties }, indent) {
  if (!properties || Object.keys(properties).length === 0) {
    const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
    return `Record<string, ${value}>`;
  }
  return fields(
    Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) })),
    indent,
  );
}

/** An object type of `{ name, schema, isRequired, description }`. */
export function fields(list, indent) {
  const inner = `${indent}  `;
  const lines = list.map(({ name, schema, isRequired, description }) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
    const said = comment(description ?? schema.description, inner, schema.deprecated);
    return `${said}${inner}${key}${isRequired ? '' : '?'}: ${typeOf(schema, inner)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

export function comment(text, indent, isDeprecated = false) {
  const lines = [...(text ?? '').split('\n').filter(Boolean), ...(isDeprecated ? ['@deprecated'] : [])];
  if (lines.length === 0) return '';
  const safe = lines.map((line) => line.replaceAll('*/', '* /'));
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`;
  return `${indent}/**\n${safe.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

function literal(value) {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

function union(types) {
  return [...new Set(types)].join(' | ');
}
