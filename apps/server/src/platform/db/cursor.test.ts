import { expect, it } from 'vitest';
import { decodeCursor, decodeTextCursor, encodeCursor, limitForPage, toPage } from './cursor.ts';

const at = new Date('2026-01-31T08:30:00.123Z');

it('decodes an encoded cursor', () => {
  const position = { at, id: 'tenant1-0123.45' };
  expect(decodeCursor(encodeCursor(position))).toEqual(position);
});

it.each([undefined, ''])('takes %j as the beginning', (cursor) => {
  expect(decodeCursor(cursor)).toBeNull();
});

it.each(['!', 'AAAA', 'bm90aGluZw', encodeCursor({ at, id: '' }), encodeCursor({ at, id: 'x'.repeat(201) })])(
  'rejects %j as a foreign cursor',
  (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('cursor is not valid.');
  },
);

it.each(['Loans', '', 'a=b = "ñ" 🙂', '1.x'])('decodes the encoded cursor of the text %j', (text) => {
  const position = { text, id: 'ws-1' };
  expect(decodeTextCursor(encodeCursor(position))).toEqual(position);
});

it('rejects the cursor of another order', () => {
  expect(() => decodeTextCursor(encodeCursor({ at, id: 'ws-1' }))).toThrow('cursor is not valid.');
  expect(() => decodeCursor(encodeCursor({ text: '2026.1', id: 'ws-1' }))).toThrow('cursor is not valid.');
  expect(() => decodeTextCursor(encodeCursor({ text: '\0', id: 'ws-1' }))).toThrow('cursor is not valid.');
});

it('returns a cursor to the last shown row when one more row exists', () => {
  const rows = [3, 2, 1].map((n) => ({ id: `row-${n}`, at }));
  const page = toPage(
    rows,
    2,
    (row) => row,
    (row) => row.id,
  );
  expect(page.items).toEqual(['row-3', 'row-2']);
  expect(decodeCursor(page.nextCursor!)).toEqual({ at, id: 'row-2' });
});

it('returns no cursor when the rows just fill the page', () => {
  const rows = [{ id: 'row-1', at }];
  expect(
    toPage(
      rows,
      1,
      (row) => row,
      (row) => row.id,
    ),
  ).toEqual({ nextCursor: null, items: ['row-1'] });
});

it('limits to one row more than the page size', () => {
  expect(limitForPage(20).text).toBe('limit 21');
});
