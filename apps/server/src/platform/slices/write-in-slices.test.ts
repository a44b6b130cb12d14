import { endpoint } from '@smile/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSerializer } from '../http/answers/serializer.ts';

const listThings = endpoint({
  operationId: 'listThings',
  summary: 'List things',
  tag: 'Things',
  method: 'GET',
  path: '/things',
  auth: 'public',
  answer: z.object({
    nextCursor: z.string().nullable(),
    items: z.array(z.object({ id: z.string(), amount: z.number().nullable(), note: z.string().optional() })),
    more: z.array(z.string()).nullable(),
    count: z.number().optional(),
  }),
});

const thing = (index: number) => ({ id: `thing "${index}"`, amount: index % 2 ? null : index / 3, secret: 'left out' });
const things = (count: number) => Array.from({ length: count }, (_, index) => thing(index));
const write = createSerializer(listThings as never, false);

it.each([2, 500])('writes the same of %d items, in slices or at once', async (count) => {
  const data = { nextCursor: null, items: things(count), more: ['\u2028', 'ñ'] };
  const items = data.items.map(({ id, amount }) => ({ id, amount }));
  expect(JSON.parse((await write('req-1', data)).toString())).toEqual({
    code: 'OK',
    message: 'Success',
    requestId: 'req-1',
    data: { ...data, items },
  });
});

it('refuses a long answer without a required part', async () => {
  await expect(async () => write('req-1', { nextCursor: null, more: null })).rejects.toThrow('items');
  await expect(async () => write('req-1', { items: things(500), more: null })).rejects.toThrow('nextCursor');
});

it('lets others work while it writes a long list', async () => {
  let isDone = false;
  let turns = 0;
  const writing = Promise.resolve(write('req-1', { nextCursor: null, items: things(50_000), more: null })).then(() => {
    isDone = true;
  });
  while (!isDone) {
    turns += 1;
    await new Promise((next) => setImmediate(next));
  }
  await writing;
  expect(turns).toBeGreaterThan(3);
});
