import { expect, it } from 'vitest';
import { doParts } from './do-parts.ts';

it('does the parts after one that fails, and throws its error', async () => {
  const parts = [1, 2, 3].map((row) => ({ scope: { kind: 'system' as const }, rows: [row] }));
  const done: number[] = [];
  const work = async ({ rows: [row] }: { rows: number[] }) => {
    if (row === 2) throw new Error('away');
    done.push(row!);
  };
  await expect(doParts(parts, work)).rejects.toThrow('away');
  expect(done).toEqual([1, 3]);
});
