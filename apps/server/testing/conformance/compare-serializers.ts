import assert from 'node:assert/strict';
import { type CreateSerializer, createSerializer } from '../../src/platform/http/answers/serializer.ts';

/**
 * Writes answers as production does, and fails one that does not mean what the strict serializer writes of the same
 * data. Adds to `compared` the operations that both have written.
 */
export function compareSerializers(compared: Set<string>): CreateSerializer {
  return (endpoint) => {
    const [fast, strict] = [createSerializer(endpoint, false), createSerializer(endpoint, true)];
    return async (requestId, data) => {
      const text = await fast(requestId, data);
      assert.deepEqual(JSON.parse(text.toString()), JSON.parse((await strict(requestId, data)).toString()));
      compared.add(endpoint.operationId);
      return text;
    };
  };
}
