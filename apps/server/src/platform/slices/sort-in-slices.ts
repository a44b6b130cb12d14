import { setImmediate } from 'node:timers/promises';

/** Sorting or merging this many takes two milliseconds. */
const itemsAtOnce = 2000;

/** Sorts a long list, stable like `toSorted`, and yields to the event loop between slices. */
export async function sortInSlices<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += itemsAtOnce) {
    runs.push(items.slice(start, start + itemsAtOnce).sort(compare));
    await setImmediate();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index]!, runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(
  first: Item[],
  second: Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  const merged: Item[] = [];
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    merged.push(compare(first[one]!, second[other]!) <= 0 ? first[one++]! : second[other++]!);
    if (merged.length % itemsAtOnce === 0) await setImmediate();
  }
  return merged.concat(first.slice(one), second.slice(other));
}
