import { setImmediate } from 'node:timers/promises';

/** Processes a long list in batches and yields to the event loop between them. */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  work: (batch: Item[], start: number) => Promise<void> | void,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate();
    await work(items.slice(start, start + size), start);
  }
}
