import { z } from 'zod';
import { fetchedPageSchema } from './fetched-page.ts';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: (string | null)[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
}

/** Generates the example adapter's page from the schema: one table for each list of `data`. */
export function writeDataTables(): string {
  const page = z.toJSONSchema(fetchedPageSchema, { io: 'input' }) as Schema;
  const { properties = {} } = resolveReferences(page, page.$defs ?? {});
  const lists = Object.entries(properties).map(([name, { items }]) => writeTable(name, items!));
  return `${[introduction, ...lists].join('\n\n')}\n`;
}

const introduction = `# Data of an adapter

Lists of \`data\` in a page of \`fetch\`, written from the schema that checks it. All lists are optional. A field that is not
required may be null or left out; a field that is not listed is refused.`;

function resolveReferences(schema: Schema, definitions: Record<string, Schema>): Schema {
  const text = JSON.stringify(schema, (_, part) => (part?.$ref ? definitions[part.$ref.split('/').at(-1)] : part));
  const whole: Schema = JSON.parse(text);
  return text.includes('"$ref"') ? resolveReferences(whole, definitions) : whole;
}

function writeTable(name: string, item: Schema): string {
  const rows = fieldsOf(item, '').map(({ path, isRequired, schema }) => {
    const text = [describe(schema), schema.description?.replaceAll('|', '\\|')].filter(Boolean).join('. ');
    return `| \`${path}\` | ${isRequired ? 'yes' : 'no'} | ${text} |`;
  });
  return [`## ${name}`, '', '| field | required | value |', '|---|---|---|', ...rows].join('\n');
}

interface Field {
  path: string;
  isRequired: boolean;
  schema: Schema;
}

/** Fields of an item; fields of nested lists are named `list[].field`. */
function fieldsOf({ properties = {}, required = [] }: Schema, before: string): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = before + name;
    const field = { path, isRequired: required.includes(name), schema };
    return schema.items?.properties ? [field, ...fieldsOf(schema.items, `${path}[].`)] : [field];
  });
}

function describe(schema: Schema): string {
  const choices = choicesOf(schema);
  if (choices.length !== 1) return listOf([...new Set(choices.map(describe))]);
  const value = choices[0]!;
  if (value.enum) return describeChoices(value.enum.filter((choice) => choice !== null));
  if (value.items) return value.items.properties ? 'list' : `list of ${describe(value.items)}`;
  if (value.format === 'date') return 'date, `yyyy-MM-dd`';
  if (value.type === 'integer') return 'whole number';
  if (value.type !== 'string') return String(value.type);
  return value.pattern ? `text, \`${value.pattern.replaceAll('|', '\\|')}\`` : 'text';
}

/** Country and currency codes are too many to list, so lists of 100 or more are named instead. */
function describeChoices(choices: string[]): string {
  if (choices.length < 100) return listOf(choices.map((choice) => `\`${choice}\``));
  return choices.every(({ length }) => length === 2) ? 'country code (ISO 3166-1 alpha-2)' : 'currency code (ISO 4217)';
}

/** Non-null alternatives of a schema, one for each type. */
function choicesOf({ anyOf, type, ...rest }: Schema): Schema[] {
  if (anyOf) return anyOf.flatMap(choicesOf);
  const types = Array.isArray(type) ? type : [type];
  return types.flatMap((one) => (one === 'null' ? [] : { ...rest, ...(one && { type: one }) }));
}

function listOf(texts: string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
}
