import type { List } from '@smile/contract/common';
import { invalid } from '../../platform/errors.ts';

/**
 * Pages items by unique rank.
 * @throws ApiError INVALID_PARAMETERS for a foreign cursor
 */
export function pageByRank<T>(
  things: readonly T[],
  { size, cursor }: { size: number; cursor?: string | undefined },
  rankOf: (thing: T) => number,
): List<T> {
  const after = decodeRank(cursor);
  const rest = things
    .map((thing) => ({ thing, rank: rankOf(thing) }))
    .filter(({ rank }) => rank > after)
    .sort((a, b) => a.rank - b.rank);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return {
    nextCursor: last && rest.length > page.length ? encodeRank(last.rank) : null,
    items: page.map(({ thing }) => thing),
  };
}

/** `topIds` first, in that order, then by `ord`. */
export function rankDatasource({ id, ord }: { id: string; ord: number }, topIds: readonly string[]): number {
  const index = topIds.indexOf(id);
  return index >= 0 ? index - topIds.length : ord;
}

function encodeRank(rank: number): string {
  return Buffer.from(`rank:${rank}`).toString('base64url');
}

function decodeRank(cursor: string | undefined): number {
  if (!cursor) return Number.NEGATIVE_INFINITY;
  const match = /^rank:(-?\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match) throw invalid('cursor is not valid.');
  return Number(match[1]);
}
