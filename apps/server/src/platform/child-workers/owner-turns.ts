/** A queue whose owners take turns. */
export interface OwnerTurns<Item> {
  add(owner: string, item: Item): void;
  /** Oldest item of the owner who has waited longest for a turn. */
  next(): Item | undefined;
  countOf(owner: string): number;
}

export function createOwnerTurns<Item>(): OwnerTurns<Item> {
  // A Map keeps insertion order, so the first owner has waited longest.
  const byOwner = new Map<string, Item[]>();
  return {
    add(owner, item) {
      const items = byOwner.get(owner);
      if (items) items.push(item);
      else byOwner.set(owner, [item]);
    },
    next() {
      const [first] = byOwner;
      if (!first) return undefined;
      const [owner, items] = first;
      const item = items.shift();
      byOwner.delete(owner);
      if (items.length > 0) byOwner.set(owner, items);
      return item;
    },
    countOf: (owner) => byOwner.get(owner)?.length ?? 0,
  };
}
