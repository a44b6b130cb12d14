import { CallError } from '@smile/contract/call';
import { expect, it, vi } from 'vitest';
import { sampleAccount } from '../testing/samples.ts';
import { poll } from './poll.ts';

it('asks less and less often, and at least every two seconds', async () => {
  const ending = new AbortController();
  const waits: number[] = [];
  await poll({
    isHeld: false,
    ask: async () => sampleAccount(),
    onAnswer: () => waits.length === 8 && ending.abort(),
    onTrouble: () => {},
    wait: async (ms) => void waits.push(Math.round(ms)),
    now: () => 0,
    signal: ending.signal,
  });
  expect(waits).toEqual([400, 560, 784, 1098, 1537, 2000, 2000, 2000]);
});

it('waits only for the remaining time after a held answer', async () => {
  const ending = new AbortController();
  const waits: number[] = [];
  const heldMs = [300, 900];
  let nowMs = 0;
  await poll({
    isHeld: true,
    ask: async () => {
      nowMs += heldMs[waits.length]!;
    },
    onAnswer: () => {},
    onTrouble: () => {},
    wait: async (ms) => {
      waits.push(Math.round(ms));
      if (waits.length === 2) ending.abort();
    },
    now: () => nowMs,
    signal: ending.signal,
  });
  expect(waits).toEqual([100, 0]);
});

it('keeps asking while the server is unreachable, and reports that', async () => {
  const ending = new AbortController();
  const troubles: boolean[] = [];
  let asked = 0;
  await poll({
    isHeld: false,
    ask: async () => {
      if (++asked < 3) throw new CallError('NETWORK', '', 0, null);
      return sampleAccount();
    },
    onAnswer: () => ending.abort(),
    onTrouble: (isTroubled) => troubles.push(isTroubled),
    wait: async () => {},
    now: () => 0,
    signal: ending.signal,
  });
  expect(troubles).toEqual([true, true, false]);
});

it('reports nothing after it was ended', async () => {
  const ending = new AbortController();
  const onAnswer = vi.fn();
  await poll({
    isHeld: false,
    ask: async () => {
      ending.abort();
      return sampleAccount();
    },
    onAnswer,
    onTrouble: () => {},
    wait: async () => {},
    now: () => 0,
    signal: ending.signal,
  });
  expect(onAnswer).not.toHaveBeenCalled();
});

it('gives up on an account that no longer exists', async () => {
  const polling = poll({
    isHeld: false,
    ask: async () => {
      throw new CallError('MISSING_RESOURCE', '', 404, null);
    },
    onAnswer: () => {},
    onTrouble: () => {},
    wait: async () => {},
    now: () => 0,
    signal: new AbortController().signal,
  });
  await expect(polling).rejects.toMatchObject({ status: 404 });
});
