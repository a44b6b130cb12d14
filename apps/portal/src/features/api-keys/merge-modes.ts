import type { ApiKey } from '@smile/contract/api-keys';
import type { List, Mode } from '@smile/contract/common';

export type ModePage = List<ApiKey> & { mode: Mode };
/** Per mode that is still to be read, where to go on; undefined is the start. */
export type ModeCursors = Partial<Record<Mode, string | undefined>>;

export function mergePages(pages: readonly (readonly ModePage[])[]): ApiKey[] {
  const keys = pages.flat().flatMap((page) => page.items);
  return keys.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Where the modes of the last page that have more go on, or undefined when none has. */
export function nextCursors(lastPage: readonly ModePage[]): ModeCursors | undefined {
  const open = lastPage.filter((page) => page.nextCursor !== null);
  return open.length ? Object.fromEntries(open.map((page) => [page.mode, page.nextCursor])) : undefined;
}
