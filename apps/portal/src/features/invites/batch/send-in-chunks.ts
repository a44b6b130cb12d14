const chunkSize = 5;
const chunkIntervalMs = 2000;

interface Sending<Item> {
  send: (item: Item) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
  /** Whether an error would affect all remaining items: sending stops then. */
  isEnd: (error: unknown) => boolean;
}

/** Sends five items at once, and the next five two seconds later without waiting for responses. */
export async function sendInChunks<Item>(
  items: Item[],
  { send, wait, isEnd }: Sending<Item>,
): Promise<{ outcomes: { item: Item; error: unknown }[]; unsent: Item[] }> {
  const outcomes: Promise<{ item: Item; error: unknown }>[] = [];
  let hasEnded = false;
  for (let start = 0; start < items.length; start += chunkSize) {
    if (start > 0) await wait(chunkIntervalMs);
    if (hasEnded) break;
    for (const item of items.slice(start, start + chunkSize)) {
      outcomes.push(
        send(item).then(
          () => ({ item, error: null }),
          (error: unknown) => {
            hasEnded ||= isEnd(error);
            return { item, error };
          },
        ),
      );
    }
  }
  return { outcomes: await Promise.all(outcomes), unsent: items.slice(outcomes.length) };
}
