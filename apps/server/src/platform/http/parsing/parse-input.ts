import type { Endpoint } from '@smile/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../errors.ts';
import { findBrokenText } from '../../text.ts';
import { describeIssues } from './describe-issues.ts';
import { toValidationMessage } from './to-validation-message.ts';

const inputParts = ['params', 'query', 'body'] as const;
const partNames = { params: 'path', query: 'query', body: 'body' } as const;
type Input = Partial<Record<(typeof inputParts)[number], unknown>>;

/** @throws ApiError INVALID_PARAMETERS from the parser when a part violates the contract */
export function createInputParser(endpoint: Endpoint): (request: FastifyRequest) => Input {
  const parts = inputParts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ part, schema }] : [];
  });
  const known = endpoint.auth === 'openApi' ? Object.keys(endpoint.query?.shape ?? {}) : null;
  return (request) => {
    if (known) refuseUnknownParameters(request.query as object, known);
    const input: Input = {};
    for (const { part, schema } of parts) {
      const given = part === 'query' ? dropEmpty(request.query as object) : request[part];
      refuseBrokenText(given);
      const result = schema.safeParse(given, { error: toValidationMessage });
      if (!result.success) throw invalid(describeIssues(result.error, partNames[part]));
      input[part] = result.data;
    }
    return input;
  };
}

/** Ignoring a misspelt filter would return data that it should have excluded. */
function refuseUnknownParameters(query: object, known: string[]): void {
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const names = unknown.slice(0, 5).map((name) => `"${name.slice(0, 40)}"`);
  refuseBrokenText(names);
  const list = `Unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}.`;
  throw invalid(known.length > 0 ? `${list} Known here: ${known.join(', ')}.` : list);
}

/** `?cursor=` means no cursor. */
function dropEmpty(query: object): object {
  const entries = Object.entries(query);
  return entries.some(([, value]) => value === '')
    ? Object.fromEntries(entries.filter(([, value]) => value !== ''))
    : query;
}

/** Rejects texts that a database cannot store unchanged, anywhere in the input. @throws ApiError INVALID_PARAMETERS */
function refuseBrokenText(value: unknown): void {
  const reason = findBrokenText(value);
  if (reason) throw invalid(reason);
}
