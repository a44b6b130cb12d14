import { expect, it } from 'vitest';
import { countOf } from './texts.ts';

it('uses the singular for one only', () => {
  expect([0, 1, 2, '1', '12'].map((count) => countOf(count, 'document'))).toEqual([
    '0 documents',
    '1 document',
    '2 documents',
    '1 document',
    '12 documents',
  ]);
  expect([countOf(1, 'delivery', 'deliveries'), countOf(2, 'delivery', 'deliveries')]).toEqual([
    '1 delivery',
    '2 deliveries',
  ]);
});
