import type { Endpoint } from '@smile/contract/endpoint';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { compileInSlices, hasLongList } from '../../slices/write-in-slices.ts';

/** Long answers are returned as bytes, written in slices. */
type Serialize = (requestId: string, data: unknown) => string | Promise<string | Buffer>;

/** An endpoint whose answer is wrapped in the envelope. */
export type EnvelopeEndpoint = Endpoint & { answer: z.ZodType | null };

/** Creates the serializer of one endpoint. */
export type CreateSerializer = (endpoint: EnvelopeEndpoint) => Serialize;

function envelopeOf(endpoint: EnvelopeEndpoint) {
  const envelope = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
  return endpoint.answer ? envelope.extend({ data: endpoint.answer }) : envelope;
}

/**
 * Serializes an answer's envelope. The strict serializer fails for anything outside the contract, unknown keys
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
  const write = once(() => compile(schema));
  const writeInSlices = once(() => endpoint.answer && compileInSlices(endpoint.answer, compile));
  return (requestId, data) => {
    const inSlices = hasLongList(data) && writeInSlices();
    if (!inSlices) return write()(wrap(requestId, data));
    const head = `${JSON.stringify(wrap(requestId, undefined)).slice(0, -1)},"data":`;
    return inSlices(data).then((bytes) => Buffer.concat([Buffer.from(head), bytes, Buffer.from('}')]));
  };
}

/** Creates a value on first use, since most endpoints are never called in one process. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function compile(schema: z.ZodType): (value: unknown) => string {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  return fastJson(forWriting(json) as Schema);
}

/**
 * Drops `additionalProperties: false`, which makes unions reject unknown keys instead of omitting them, and formats,
 * which would be validated. Property names may equal these keywords.
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
