import type { Endpoint } from '@smile/contract/endpoint';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Serialize = (requestId: string, data: unknown) => string;

function envelopeOf(endpoint: Endpoint) {
  const envelope = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
  return endpoint.answer ? envelope.extend({ data: endpoint.answer }) : envelope;
}

/**
 * Writes the envelope of an answer. Strict writing fails on anything that the contract does not promise, unknown keys
 * included; the fast one is compiled from the same schema.
 */
export function createSerializer(endpoint: Endpoint, isStrict: boolean): Serialize {
  const schema = envelopeOf(endpoint);
  const wrap = (requestId: string, data: unknown) => ({ code: 'OK', message: 'Success', requestId, data });
  if (isStrict) {
    return (requestId, data) => {
      const answer = schema.encode(wrap(requestId, data) as never);
      const text = JSON.stringify(answer);
      const given = JSON.stringify(wrap(requestId, data));
      if (text.length !== given.length)
        throw new Error(`${endpoint.operationId} answered what its contract does not name: ${given.slice(0, 500)}`);
      return text;
    };
  }
  let compiled: ((value: unknown) => string) | null = null;
  return (requestId, data) => {
    compiled ??= compile(schema);
    return compiled(wrap(requestId, data));
  };
}

function compile(schema: z.ZodType): (value: unknown) => string {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  return fastJson(withoutClosedObjects(json) as Schema);
}

/** `additionalProperties: false` makes unions refuse what the schema merely does not write. */
function withoutClosedObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutClosedObjects);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, entry]) => !(key === 'additionalProperties' && entry === false));
  return Object.fromEntries(
    entries.filter(([key]) => key !== 'format').map(([key, entry]) => [key, withoutClosedObjects(entry)]),
  );
}
