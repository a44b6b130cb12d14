import type { Endpoint } from '@smile/contract/endpoint';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Serialize = (requestId: string, data: unknown) => string;

/** An endpoint whose answer comes in the envelope. */
export type EnvelopeEndpoint = Endpoint & { answer: z.ZodType | null };

/** Makes what writes the answers of one endpoint. */
export type CreateSerializer = (endpoint: EnvelopeEndpoint) => Serialize;

function envelopeOf(endpoint: EnvelopeEndpoint) {
  const envelope = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
  return endpoint.answer ? envelope.extend({ data: endpoint.answer }) : envelope;
}

/**
 * Writes the envelope of an answer. Strict writing fails on anything that the contract does not promise, unknown keys
 * included; the fast one is compiled from the same schema.
 */
export function createSerializer(endpoint: EnvelopeEndpoint, isStrict: boolean): Serialize {
  const schema = envelopeOf(endpoint);
  const wrap = (requestId: string, data: unknown) => ({
    code: endpoint.code ?? 'OK',
    message: 'Success',
    requestId,
    data,
  });
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
  return fastJson(forWriting(json) as Schema);
}

/**
 * Without `additionalProperties: false`, which makes unions refuse what the schema merely does not write, and without
 * formats, which would be checked. Properties may be named like either.
 */
function forWriting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forWriting);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, entry]) => key !== 'format' && !(key === 'additionalProperties' && entry === false),
  );
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, key === 'properties' ? forWritingEach(entry) : forWriting(entry)]),
  );
}

function forWritingEach(properties: object): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, forWriting(schema)]));
}
