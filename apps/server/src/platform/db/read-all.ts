import { type List, maxPageSize } from '@smile/contract/common';

/** All pages of a list one after another, so that no statement reads without bounds. */
export async function readAll<Item>(
  readPage: (page: { size: number; cursor: string | undefined }) => Promise<List<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage({ size: maxPageSize, cursor });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}
