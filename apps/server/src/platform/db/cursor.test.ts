import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor, limitForPage, toPage } from './cursor.ts';

const at = new Date('2026-01-31T08:30:00.123Z');

it('reads back what it wrote', () => {
  const position = { at, id: 'tenant1-0123.45' };
  expect(decodeCursor(encodeCursor(position))).toEqual(position);
});

it.each([undefined, ''])('takes %j as the beginning', (cursor) => {
  expect(decodeCursor(cursor)).toBeNull();
});

it.each(['!', 'AAAA', 'bm90aGluZw', encodeCursor({ at, id: '' }), encodeCursor({ at, id: 'x'.repeat(201) })])(
  'refuses %j, which is not one of ours',
  (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('cursor is not valid.');
  },
);

it('names the last shown row when there is one more', () => {
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

it('ends with a page that is just full', () => {
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

it('asks for one row more than the page shows', () => {
  expect(limitForPage(20).text).toBe('limit 21');
});
