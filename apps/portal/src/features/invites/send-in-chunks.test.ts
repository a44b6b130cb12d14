import { expect, it, vi } from 'vitest';
import { sendInChunks } from './send-in-chunks.ts';

it('sends five at once and the next after two seconds, and tells who failed', async () => {
  const sent: number[] = [];
  const sentAtWait: number[] = [];
  const wait = vi.fn(async () => void sentAtWait.push(sent.length));
  const send = async (item: number) => {
    sent.push(item);
    if (item === 3) throw new Error('refused');
  };
  const outcomes = await sendInChunks([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], send, wait);
  expect(wait.mock.calls).toEqual([[2000], [2000]]);
  expect(sentAtWait).toEqual([5, 10]);
  expect(outcomes.map(({ item }) => item)).toEqual(sent);
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([{ item: 3, error: new Error('refused') }]);
});
