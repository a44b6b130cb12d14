import { describe, expect, it } from 'vitest';
import type { StoredDatapoint } from './datapoint-kinds.ts';
import { mergeItems } from './merge-items.ts';

let count = 0;

function stored(datapoint: StoredDatapoint, id: string, fields: object, ordinal = 0) {
  return { datapoint, payload: { id, ...fields }, ordinal };
}

function read(datapoint: StoredDatapoint, ordinal: number, fields: { date?: string }) {
  const payload = { id: `new-${++count}`, ...fields };
  return { datapoint, payload, effectiveDate: fields.date ?? null, ordinal, createdAt: new Date() };
}

const contribution = (date: string, amount: number) => ({ date, currency: 'PHP', amount, referenceId: null });

describe('a new reading of a source', () => {
  it('adds new items, matches known ones to their ids, and keeps those that the source no longer lists', async () => {
    const merged = await mergeItems(
      'CONTRIBUTIONS',
      [
        stored('CONTRIBUTIONS', 'con-2', contribution('2026-02-28', 570)),
        stored('CONTRIBUTIONS', 'con-1', contribution('2026-01-31', 570)),
      ],
      [
        read('CONTRIBUTIONS', 0, contribution('2026-03-31', 600)),
        read('CONTRIBUTIONS', 1, contribution('2026-02-28', 570)),
      ],
    );
    expect(merged.added.map(({ effectiveDate }) => effectiveDate)).toEqual(['2026-03-31']);
    expect(merged.changed).toEqual([]);
    expect(merged.moved.map(({ payload, ordinal }) => [payload.id, ordinal])).toEqual([
      ['con-2', 1],
      ['con-1', 2],
    ]);
  });

  it('distinguishes a changed item from one with reordered keys', async () => {
    const merged = await mergeItems(
      'CONTRIBUTIONS',
      [
        stored('CONTRIBUTIONS', 'con-2', contribution('2026-02-28', 570)),
        stored('CONTRIBUTIONS', 'con-1', contribution('2026-01-31', 570)),
      ],
      [
        read('CONTRIBUTIONS', 0, contribution('2026-02-28', 580)),
        read('CONTRIBUTIONS', 1, { referenceId: null, amount: 570, currency: 'PHP', date: '2026-01-31' } as never),
      ],
    );
    expect(merged.changed.map(({ payload }) => payload)).toEqual([{ id: 'con-2', ...contribution('2026-02-28', 580) }]);
    expect(merged.added).toEqual([]);
  });

  it('matches items with equal keys one by one', async () => {
    const merged = await mergeItems(
      'CONTRIBUTIONS',
      [stored('CONTRIBUTIONS', 'con-1', contribution('2026-01-31', 570), 1)],
      [
        read('CONTRIBUTIONS', 0, contribution('2026-01-31', 570)),
        read('CONTRIBUTIONS', 1, contribution('2026-01-31', 90)),
      ],
    );
    expect(merged.moved.map(({ payload }) => payload.id)).toEqual(['con-1']);
    expect(merged.added).toHaveLength(1);
  });

  it('takes the one identity of a source for the same whatever it says', async () => {
    const merged = await mergeItems(
      'IDENTITIES',
      [stored('IDENTITIES', 'i-1', { fullName: 'George Palomero' })],
      [read('IDENTITIES', 0, { fullName: 'George Palomero Jr.' } as never)],
    );
    expect(merged.changed.map(({ payload }) => payload)).toEqual([{ id: 'i-1', fullName: 'George Palomero Jr.' }]);
    expect(merged.added).toEqual([]);
  });
});
