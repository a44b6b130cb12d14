import { expect, it } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ index, key: (index * 7919) % 1009 }));
const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;

it.each([0, 1, 1999, 2001, 9999])('sorts %d items as at once, equal ones in their order', async (count) => {
  const items = itemsOf(count);
  expect(await sortInSlices(items, byKey)).toEqual(items.toSorted(byKey));
});

it('lets others work meanwhile', async () => {
  let turns = 0;
  let isDone = false;
  const sorting = sortInSlices(itemsOf(20_000), byKey).then(() => {
    isDone = true;
  });
  while (!isDone) {
    turns += 1;
    await new Promise((next) => setImmediate(next));
  }
  await sorting;
  expect(turns).toBeGreaterThan(10);
});
