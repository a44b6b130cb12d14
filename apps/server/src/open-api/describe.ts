import { signalIndicators } from '@smile/contract/signal-indicators';
import { lookupWords } from './glossary/lookups.ts';
import { paperWords } from './glossary/papers.ts';
import { parameterWords } from './glossary/parameters.ts';
import { peopleWords } from './glossary/people.ts';
import { platformWords } from './glossary/platform.ts';
import { shapes } from './glossary/shapes.ts';
import type { Word, Words } from './glossary/word.ts';
import type { Json } from './schemas.ts';

const words: Words = {
  ...paperWords,
  ...lookupWords,
  ...peopleWords,
  ...platformWords,
  ...Object.fromEntries(signalIndicators.map(({ name, description }) => [name, [description, exampleOf(name)]])),
};

/**
 * Adds a description to each property, and an example when the type alone does not show its format. Uses the contract's
 * text, else the glossary's for `owner.name`, else the glossary's for the name.
 */
export function describeProperties<T>(schema: T, owner: string): T {
  if (Array.isArray(schema)) return schema.map((entry) => describeProperties(entry, owner)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, entry]) => {
      if (key === 'properties' && isObject(entry)) return [key, describeEach(entry, owner)];
      return [key, describeProperties(entry, owner)];
    }),
  ) as T;
}

function describeEach(properties: Json, owner: string): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      explain(describeProperties(schema as Json, owner), findWord(words, owner, name), findWord(shapes, owner, name)),
    ]),
  );
}

/** Adds a description and an example to a parameter. */
export function describeParameter(parameter: Json & { name: string; schema: Json }, operationId: string): Json {
  const word = findWord(parameterWords, operationId, parameter.name);
  if (!word) return parameter;
  const [meaning, example] = typeof word === 'string' ? [word, undefined] : word;
  const shown = (parameter.schema.examples as unknown[] | undefined)?.[0] ?? example;
  return {
    ...parameter,
    ...(!parameter.description && { description: meaning }),
    ...(shown !== undefined && { example: shown }),
  };
}

function findWord<T>(from: Readonly<Record<string, T>>, owner: string, name: string): T | undefined {
  return from[`${owner}.${name}`] ?? from[name];
}

function explain(schema: Json, word: Word | undefined, shape: string | number | undefined): Json {
  const [meaning, shown] = typeof word === 'object' ? word : [word];
  const example = shown ?? shape;
  const { default: standard, ...given } = schema;
  const description = schema.description ?? meaning;
  return {
    ...given,
    ...(description !== undefined && {
      description: standard === undefined ? description : `${description} ${describeDefault(standard)}`,
    }),
    ...(example !== undefined && takes(schema, example) && { example }),
  };
}

/** Describes the default in words, because code generators treat a property with a `default` as required. */
function describeDefault(value: unknown): string {
  return value === '' ? 'Empty by default.' : `Default: \`${value}\`.`;
}

/** Indicators are counts of events, days, or amounts in the country's currency. */
function exampleOf(indicator: string): number {
  if (indicator.endsWith('amount')) return 15_000;
  return indicator.endsWith('days_since_last') ? 12 : 3;
}

/**
 * Whether an example adds information: the schema accepts this plain value, and has no enum, constant or example yet.
 */
function takes(schema: Json, example: unknown): boolean {
  if (['enum', 'const', 'example', 'examples', '$ref'].some((key) => key in schema)) return false;
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return choices.every((choice) => choice.type === 'null' || takes(choice, example));
  const type = typeof example;
  return [schema.type].flat().some((each) => each === type || (each === 'integer' && Number.isInteger(example)));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
