import { expect, it, vi } from 'vitest';
import { sendInChunks } from './send-in-chunks.ts';

it('sends five at once and the next after two seconds, and reports failures', async () => {
  const sent: number[] = [];
  const sentAtWait: number[] = [];
  const wait = vi.fn(async () => void sentAtWait.push(sent.length));
  const send = async (item: number) => {
    sent.push(item);
    if (item === 3) throw new Error('refused');
  };
  const sending = { send, wait, isEnd: () => false };
  const { outcomes, unsent } = await sendInChunks([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], sending);
  expect(unsent).toEqual([]);
  expect(wait.mock.calls).toEqual([[2000], [2000]]);
  expect(sentAtWait).toEqual([5, 10]);
  expect(outcomes.map(({ item }) => item)).toEqual(sent);
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([{ item: 3, error: new Error('refused') }]);
});

it('stops after an error that all others would share', async () => {
  const send = async (item: number) => {
    if (item === 3) throw new Error('used up');
  };
  const sending = { send, wait: async () => {}, isEnd: (error: unknown) => (error as Error).message === 'used up' };
  const { outcomes, unsent } = await sendInChunks([1, 2, 3, 4, 5, 6, 7], sending);
  expect(outcomes).toHaveLength(5);
  expect(unsent).toEqual([6, 7]);
});
