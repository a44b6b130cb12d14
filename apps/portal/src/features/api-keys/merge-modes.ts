import type { ApiKey } from '@smile/contract/api-keys';
import type { List, Mode } from '@smile/contract/common';

export type ModePage = List<ApiKey> & { mode: Mode };
/** Cursor per mode that has more pages; undefined means the start. */
export type ModeCursors = Partial<Record<Mode, string | undefined>>;

export function mergePages(pages: readonly (readonly ModePage[])[]): ApiKey[] {
  const keys = pages.flat().flatMap((page) => page.items);
  return keys.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Next cursors of the modes that have more pages; undefined if none has. */
export function nextCursors(lastPage: readonly ModePage[]): ModeCursors | undefined {
  const open = lastPage.filter((page) => page.nextCursor !== null);
  return open.length ? Object.fromEntries(open.map((page) => [page.mode, page.nextCursor])) : undefined;
}
