import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { invalid } from '../errors.ts';

/** Sort time and id of the last row of a page. */
export interface Position {
  at: Date;
  id: string;
}

/** Sort text and id of the last row of a page. */
export interface TextPosition {
  text: string;
  id: string;
}

export function encodeCursor(position: Position | TextPosition): string {
  const written = 'at' in position ? `${position.at.getTime()}.${position.id}` : `=${position.id}=${position.text}`;
  return Buffer.from(written).toString('base64url');
}

/** @throws ApiError INVALID_PARAMETERS for a foreign cursor */
export function decodeCursor(cursor: string | undefined): Position | null {
  if (!cursor) return null;
  const match = /^(\d{1,15})\.([^\0]{1,200})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match) throw invalid('cursor is not valid.');
  return { at: new Date(Number(match[1])), id: match[2]! };
}

/** For lists sorted by a text without NUL. @throws ApiError INVALID_PARAMETERS for a foreign cursor */
export function decodeTextCursor(cursor: string | undefined): TextPosition | null {
  if (!cursor) return null;
  const match = /^=([^\0=]{1,200})=([^\0]*)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match) throw invalid('cursor is not valid.');
  return { id: match[1]!, text: match[2]! };
}

/** `limit` of one row more than the page. The number is inlined: as a parameter it would force a new plan per call. */
export function limitForPage(size: number): Sql {
  return raw(`limit ${Math.trunc(size) + 1}`);
}

/**
 * Ends a statement that lists rows by creation: those after the cursor, newest first, one more than the page.
 * @throws ApiError INVALID_PARAMETERS for a foreign cursor
 */
export function newestFirst({ size, cursor }: { size: number; cursor?: string | undefined }): Sql {
  const after = decodeCursor(cursor);
  return sql`${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : empty}
    order by created_at desc, id desc ${limitForPage(size)}`;
}

/** Cuts the extra row off and encodes the cursor of the next page. */
export function toPage<Row, Item>(
  rows: Row[],
  size: number,
  positionOf: (row: Row) => Position | TextPosition,
  toItem: (row: Row) => Item,
): { nextCursor: string | null; items: Item[] } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    nextCursor: rows.length > size && last ? encodeCursor(positionOf(last)) : null,
    items: shown.map(toItem),
  };
}

/** Page of rows ordered by `created_at` and id. */
export function toPageByCreation<Row extends { createdAt: Date; id: string }, Item>(
  rows: Row[],
  size: number,
  toItem: (row: Row) => Item,
): { nextCursor: string | null; items: Item[] } {
  return toPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }), toItem);
}
