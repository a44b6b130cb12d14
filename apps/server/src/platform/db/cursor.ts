import { raw, type Sql } from 'sql-template-tag';
import { invalid } from '../errors.ts';

/** Where a page ends: the sort time and id of its last row. */
export interface Position {
  at: Date;
  id: string;
}

export function encodeCursor(position: Position): string {
  return Buffer.from(`${position.at.getTime()}.${position.id}`).toString('base64url');
}

/** @throws ApiError INVALID_PARAMETERS when the cursor is not one of ours */
export function decodeCursor(cursor: string | undefined): Position | null {
  if (!cursor) return null;
  const match = /^(\d{1,15})\.([^\0]{1,200})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match) throw invalid('cursor is not valid.');
  return { at: new Date(Number(match[1])), id: match[2]! };
}

/**
 * `limit` for a page and one row more. The number is part of the text: as a parameter it would make PostgreSQL plan
 * the statement anew each time.
 */
export function limitForPage(size: number): Sql {
  return raw(`limit ${Math.trunc(size) + 1}`);
}

/** Turns one row more than asked for into a page and the cursor of the next. */
export function toPage<Row, Item>(
  rows: Row[],
  size: number,
  positionOf: (row: Row) => Position,
  toItem: (row: Row) => Item,
): { nextCursor: string | null; items: Item[] } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    nextCursor: rows.length > size && last ? encodeCursor(positionOf(last)) : null,
    items: shown.map(toItem),
  };
}
