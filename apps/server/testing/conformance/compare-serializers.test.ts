import { endpoint } from '@smile/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { compareSerializers } from './compare-serializers.ts';

const getThing = endpoint({
  operationId: 'getThing',
  summary: 'Get a thing',
  tag: 'Things',
  method: 'GET',
  path: '/things',
  auth: 'public',
  answer: z.object({ name: z.string(), parts: z.array(z.union([z.number(), z.string()])) }),
});

it('accepts only answers that both serializers write alike', async () => {
  const compared = new Set<string>();
  const serialize = compareSerializers(compared)(getThing);
  await expect(serialize('req-1', { name: 'One', parts: [], secret: 'left out by the fast one' })).rejects.toThrow(
    'getThing',
  );
  await expect(serialize('req-1', { name: 1, parts: [] })).rejects.toThrow();
  expect(compared.size).toBe(0);
  expect(JSON.parse((await serialize('req-1', { name: 'One', parts: [1, 'two'] })).toString()).data).toEqual({
    name: 'One',
    parts: [1, 'two'],
  });
  expect([...compared]).toEqual(['getThing']);
});
