import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const nouns: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
  file: 'a file',
};

const formats: Record<string, string> = {
  date: 'must be a date like 2026-01-31',
  datetime: 'must be a time like 2026-01-31T08:30:00Z',
  email: 'must be an email address',
  url: 'must be a URL',
  uuid: 'must be a UUID',
  regex: 'has a form that is not accepted here',
};

/** Maximum choices listed in a message. */
const namedValues = 8;
const namedCharacters = 120;

/** Readable message for a schema without one of its own; undefined keeps the validator's. */
export function toValidationMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${nouns[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : formatValues(issue.values.map(String));
    case 'invalid_format':
      return formats[issue.format] ?? `must be a valid ${issue.format}`;
    case 'too_small':
      return formatSizeLimit(issue, 'at least', Number(issue.minimum));
    case 'too_big':
      return formatSizeLimit(issue, 'at most', Number(issue.maximum));
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.slice(0, namedValues).join(', ')}`;
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'has a form that is not accepted here';
    default:
      return 'is not accepted here';
  }
}

function formatValues(values: string[]): string {
  if (values.length === 1) return `must be ${values[0]}`;
  let named = values.slice(0, namedValues);
  while (named.length > 1 && named.join(', ').length > namedCharacters) named = named.slice(0, -1);
  const rest = values.length - named.length;
  return `must be one of ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function formatSizeLimit({ origin }: { origin: string }, bound: 'at least' | 'at most', size: number): string {
  if (origin === 'string') return `must have ${bound} ${size} character${size === 1 ? '' : 's'}`;
  if (origin === 'array' || origin === 'set') return `must have ${bound} ${size} item${size === 1 ? '' : 's'}`;
  return `must be ${bound} ${size}`;
}
