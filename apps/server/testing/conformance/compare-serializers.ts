import assert from 'node:assert/strict';
import { type CreateSerializer, createSerializer } from '../../src/platform/http/answers/serializer.ts';

/**
 * Uses the production serializer, and fails when its answer differs from the strict serializer's. Adds the compared
 * operations to `compared`.
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
