import { signalIndicators } from '@smile/contract/signal-indicators';
import { lookupWords } from './glossary/lookups.ts';
import { paperWords } from './glossary/papers.ts';
import { parameterWords } from './glossary/parameters.ts';
import { peopleWords } from './glossary/people.ts';
import { platformWords } from './glossary/platform.ts';
import type { Word, Words } from './glossary/word.ts';
import type { Json } from './schemas.ts';

const words: Words = {
  ...paperWords,
  ...lookupWords,
  ...peopleWords,
  ...platformWords,
  ...Object.fromEntries(signalIndicators.map(({ name, description }) => [name, description])),
};

/**
 * The schema with a description for each property, and an example where the type alone does not show its shape: what
 * the contract says, else what the glossary says of `owner.name`, else of the name.
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
      explain(describeProperties(schema as Json, owner), findWord(words, owner, name)),
    ]),
  );
}

/** The parameter with its description and an example. */
export function describeParameter(parameter: Json & { name: string; schema: Json }, operationId: string): Json {
  const { description, ...schema } = explain(parameter.schema, findWord(parameterWords, operationId, parameter.name));
  return { ...parameter, ...(!parameter.description && description ? { description } : {}), schema };
}

function findWord(from: Words, owner: string, name: string): Word | undefined {
  return from[`${owner}.${name}`] ?? from[name];
}

function explain(schema: Json, word: Word | undefined): Json {
  if (!word) return schema;
  const [meaning, example] = typeof word === 'string' ? [word, undefined] : word;
  return {
    ...schema,
    ...(schema.description === undefined && { description: meaning }),
    ...(example !== undefined && takes(schema, example) && { example }),
  };
}

/** Whether an example says more than the schema does: a plain value of its type that is neither listed nor shown yet. */
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
