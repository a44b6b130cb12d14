/** Items of one list, as sent between processes. */
export interface ListPart<Key = string> {
  key: Key;
  items: unknown[];
}

const itemsPerPart = 200;

/** Splits lists into parts that are each copied to another process within a few milliseconds. */
export function toListParts<Key extends string>(lists: { [key in Key]: readonly unknown[] }): ListPart<Key>[] {
  return (Object.keys(lists) as Key[]).flatMap((key) =>
    Array.from({ length: Math.ceil(lists[key].length / itemsPerPart) }, (_, part) => ({
      key,
      items: lists[key].slice(part * itemsPerPart, (part + 1) * itemsPerPart),
    })),
  );
}

/** Appends the parts' items to the lists in place. */
export function joinListParts(lists: Record<string, unknown[]>, parts: readonly ListPart[]): void {
  for (const { key, items } of parts) for (const item of items) lists[key]?.push(item);
}
