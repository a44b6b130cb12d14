const chunkSize = 5;
const chunkIntervalMs = 2000;

/** Sends five at once and the next five two seconds later, whether or not the first have answered. */
export async function sendInChunks<Item>(
  items: Item[],
  send: (item: Item) => Promise<unknown>,
  wait: (ms: number) => Promise<void>,
): Promise<{ item: Item; error: unknown }[]> {
  const outcomes: Promise<{ item: Item; error: unknown }>[] = [];
  for (let start = 0; start < items.length; start += chunkSize) {
    if (start > 0) await wait(chunkIntervalMs);
    for (const item of items.slice(start, start + chunkSize)) {
      outcomes.push(
        send(item).then(
          () => ({ item, error: null }),
          (error: unknown) => ({ item, error }),
        ),
      );
    }
  }
  return Promise.all(outcomes);
}
