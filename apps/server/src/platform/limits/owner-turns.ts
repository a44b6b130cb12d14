/** A tenant, end user or session that work is done for; null for work that belongs to none. */
export type Owner = string | null;

/** A queue whose owners take turns, so that one with many items does not delay the others. */
export interface OwnerTurns<Item> {
  add(owner: Owner, item: Item): void;
  isEmpty(): boolean;
  /** Removes the oldest item of the owner whose turn it is. */
  next(): Item | undefined;
  countOf(owner: Owner): number;
  /** The oldest item of each owner. */
  heads(): Item[];
  /** Removes and returns each owner's oldest items for which `isRemoved` returns true. */
  removeHeads(isRemoved: (item: Item) => boolean): Item[];
}

/**
 * Items without an owner take every second turn, since the work of every owner begins with one. Owners are in arrays: an outgrown Map references the table it grew
 * into, and so keeps past items alive until a major collection.
 */
export function createOwnerTurns<Item>(): OwnerTurns<Item> {
  const unowned: Item[] = [];
  /** The first one has waited longest. */
  let queues: { owner: string; items: Item[] }[] = [];
  let wasUnowned = false;

  const itemsOf = (owner: Owner) => (owner === null ? unowned : queues.find((queue) => queue.owner === owner)?.items);
  const itemsOfAll = () => [unowned, ...queues.map(({ items }) => items)];

  function nextOwned(): Item | undefined {
    const queue = queues.shift();
    const item = queue?.items.shift();
    if (queue && queue.items.length > 0) queues.push(queue);
    return item;
  }

  return {
    add(owner, item) {
      const items = itemsOf(owner);
      if (items) items.push(item);
      else queues.push({ owner: owner!, items: [item] });
    },
    isEmpty: () => unowned.length === 0 && queues.length === 0,
    next() {
      wasUnowned = unowned.length > 0 && (queues.length === 0 || !wasUnowned);
      return wasUnowned ? unowned.shift() : nextOwned();
    },
    countOf: (owner) => itemsOf(owner)?.length ?? 0,
    heads: () => itemsOfAll().flatMap((items) => items.slice(0, 1)),
    removeHeads(isRemoved) {
      const removed: Item[] = [];
      for (const items of itemsOfAll()) while (items.length > 0 && isRemoved(items[0]!)) removed.push(items.shift()!);
      queues = queues.filter(({ items }) => items.length > 0);
      return removed;
    },
  };
}
