// Generates the server-side client from openapi.json: one method per Open API operation.
import { comment, fields, renderSchemas, typeOf } from './types.mjs';

const head = '// Written by `npm run openapi` from openapi.json; not edited by hand.\n';
const verbs = ['get', 'post', 'put', 'delete'];

/** JSON operations that accept an API key pair, as `{ id, method, path, operation }`. */
function listOperations({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    verbs
      .filter((verb) => methods[verb] && !methods[verb].security && answerOf(methods[verb]))
      .map((verb) => ({
        id: methods[verb].operationId,
        method: verb.toUpperCase(),
        path,
        operation: methods[verb],
      })),
  );
}

/** `operations.ts`: path and last argument of each method. */
export function renderOperations(document) {
  const lines = listOperations(document).map(({ id, method, path, operation }) => {
    const input = inputOf(operation);
    return `  ${id}: ['${method}', '${path}', ${input ? `'${input}'` : 'null'}],`;
  });
  const type = "Record<string, readonly [method: string, path: string, input: 'query' | 'list' | 'body' | null]>";
  return `${head}\n/** Method, path and kind of input of each operation. */\nexport const operations = {\n${lines.join('\n')}\n} as const satisfies ${type};\n`;
}

/** `types.ts`: schemas, methods and webhook events. */
export function renderTypes(document) {
  const methods = listOperations(document).map(renderMethod);
  const events = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { schema } = Object.values(post.requestBody.content)[0];
    return `${comment(post.description, '  ')}  ${name}: ${typeOf(schema, '  ')};`;
  });
  return [
    head,
    "import type { CallOptions } from '../send.ts';",
    "import type { Pages } from '../pages.ts';",
    '',
    '/** The Open API: one method for each operation, by its `operationId`. */',
    `export interface Operations {\n${methods.join('\n')}\n}`,
    '',
    '/** Webhook events by type. */',
    `export interface Events {\n${events.join('\n')}\n}`,
    '',
    renderSchemas(document.components.schemas),
    '',
  ].join('\n');
}

function renderMethod({ id, path, operation }) {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: string`);
  const input = renderInput(operation);
  const parts = [...places, ...(input ? [input] : []), 'options?: CallOptions'];
  const said = operation.description.startsWith(operation.summary)
    ? operation.description
    : `${operation.summary}.\n${operation.description}`;
  return `${comment(said, '  ', operation.deprecated)}  ${id}(${parts.join(', ')}): ${renderAnswer(operation)};`;
}

function inputOf(operation) {
  if (operation.requestBody) return 'body';
  if (isList(operation)) return 'list';
  return queryOf(operation).length > 0 ? 'query' : null;
}

function queryOf({ parameters = [] }) {
  return parameters.filter((parameter) => parameter.in === 'query');
}

function renderInput(operation) {
  if (operation.requestBody) {
    const { schema } = Object.values(operation.requestBody.content)[0];
    return `input${operation.requestBody.required ? '' : '?'}: ${typeOf(schema, '  ')}`;
  }
  const query = queryOf(operation);
  if (query.length === 0) return null;
  const list = query.map(({ name, schema, required, description }) => ({
    name,
    schema: { ...schema, ...(schema.anyOf && { anyOf: schema.anyOf }) },
    isRequired: required,
    description,
  }));
  return `input${query.some(({ required }) => required) ? '' : '?'}: ${fields(list, '  ')}`;
}

function renderAnswer(operation) {
  const data = answerOf(operation).properties.data;
  if (!data) return 'Promise<void>';
  if (isList(operation)) return `Pages<${typeOf(data.properties.items.items, '  ')}>`;
  return `Promise<${typeOf(data, '  ')}>`;
}

/** True when the operation returns a page of a list. */
function isList(operation) {
  const { items, nextCursor } = answerOf(operation).properties.data?.properties ?? {};
  return Boolean(items && nextCursor);
}

/** The success envelope; undefined for files and streams. */
function answerOf({ responses }) {
  const success = responses[200] ?? responses[201];
  return success?.content?.['application/json']?.schema;
}
