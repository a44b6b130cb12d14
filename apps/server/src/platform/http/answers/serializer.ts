import type { Endpoint } from '@smile/contract/endpoint';
import { z } from 'zod';
import { compileInSlices, hasLongList } from '../../slices/write-in-slices.ts';
import { compileWriter } from './compile-writer.ts';

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
  const write = once(() => compileWriter(schema));
  const writeInSlices = once(() => endpoint.answer && compileInSlices(endpoint.answer, compileWriter));
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
