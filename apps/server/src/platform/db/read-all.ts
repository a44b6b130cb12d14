import { type List, maxPageSize } from '@smile/contract/common';

/** Reads a list page by page, at most `most` items, so that no statement is unbounded. */
export async function readAll<Item>(
  readPage: (page: { size: number; cursor: string | undefined }) => Promise<List<Item>>,
  max = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage({ size: Math.min(maxPageSize, max - items.length), cursor });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && items.length < max);
  return items;
}
