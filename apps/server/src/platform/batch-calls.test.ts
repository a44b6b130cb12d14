import { describe, expect, it } from 'vitest';
import { batchCalls } from './batch-calls.ts';
import { ApiError } from './errors.ts';

describe('gathered calls', () => {
  it('are run together, and those made meanwhile in the next run', async () => {
    const runs: number[][] = [];
    const double = batchCalls(
      async (inputs: number[]) => {
        runs.push(inputs);
        await Promise.resolve();
        return inputs.map((input) => input * 2);
      },
      { maxSize: 10 },
    );
    const first = [double(1), double(2)];
    await Promise.resolve();
    const second = [double(3), double(4), double(5)];
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
    expect(runs).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('are limited in number per run', async () => {
    const sizes: number[] = [];
    const call = batchCalls(
      async (inputs: number[]) => {
        sizes.push(inputs.length);
        return inputs;
      },
      { maxSize: 2 },
    );
    await Promise.all([1, 2, 3, 4, 5].map(call));
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('are run beside a running batch only when they fill another', async () => {
    const runs: { inputs: number[]; end: () => void }[] = [];
    const call = batchCalls(
      (inputs: number[]) => new Promise<number[]>((done) => runs.push({ inputs, end: () => done(inputs) })),
      { maxSize: 2, atOnce: 2 },
    );
    const all = [1, 2, 3].map(call);
    await Promise.resolve();
    expect(runs.map(({ inputs }) => inputs)).toEqual([[1, 2]]);
    all.push(call(4), call(5), call(6));
    await Promise.resolve();
    expect(runs.map(({ inputs }) => inputs)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    for (let index = 0; index < 3; index++) {
      runs[index]!.end();
      await new Promise(setImmediate);
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(runs[2]!.inputs).toEqual([5, 6]);
  });

  it('are rejected alone when only one fails', async () => {
    const call = batchCalls(
      async (inputs: number[]) => {
        if (inputs.includes(2)) throw new Error('bad input');
        return inputs;
      },
      { maxSize: 10 },
    );
    const outcomes = await Promise.allSettled([1, 2, 3].map(call));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await call(4)).toBe(4);
  });

  it('shares runs only within a group, which waits for no other', async () => {
    const runs: string[][] = [];
    const call = batchCalls(
      async (inputs: string[]) => {
        runs.push(inputs);
        if (inputs[0]!.startsWith('away')) return new Promise<string[]>(() => undefined);
        return inputs;
      },
      { maxSize: 10, groupOf: (input) => input.split(' ')[0]! },
    );
    void call('away 1');
    const living = ['here 1', 'here 2'].map(call);
    expect(await Promise.all(living)).toEqual(['here 1', 'here 2']);
    expect(await call('here 3')).toBe('here 3');
    expect(runs).toEqual([['away 1'], ['here 1', 'here 2'], ['here 3']]);
  });

  it('are rejected together, once, when the database is away', async () => {
    let runs = 0;
    const call = batchCalls(
      async (): Promise<number[]> => {
        runs += 1;
        throw new ApiError('SERVER_UNAVAILABLE');
      },
      { maxSize: 10 },
    );
    const outcomes = await Promise.allSettled([1, 2, 3].map(call));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(runs).toBe(1);
  });
});
