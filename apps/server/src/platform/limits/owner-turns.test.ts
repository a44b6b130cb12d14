import { expect, test } from 'vitest';
import { createOwnerTurns } from './owner-turns.ts';

test('gives owners turns, and each owner its items in order', () => {
  const turns = createOwnerTurns<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) turns.add(item[0]!, item);
  expect(turns.countOf('a')).toBe(3);
  const taken = Array.from({ length: 7 }, () => turns.next());
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  expect(turns.countOf('a')).toBe(0);
});

test('lets a new owner wait for one turn of each other owner', () => {
  const turns = createOwnerTurns<string>();
  for (let index = 0; index < 50; index++) turns.add('busy', `busy ${index}`);
  expect(turns.next()).toBe('busy 0');
  turns.add('new', 'new');
  expect([turns.next(), turns.next()]).toEqual(['busy 1', 'new']);
});

test('gives items without an owner every second turn', () => {
  const turns = createOwnerTurns<string>();
  for (const item of ['a1', 'b1', 'c1']) turns.add(item[0]!, item);
  for (const item of [1, 2, 3, 4, 5]) turns.add(null, `none ${item}`);
  const taken = Array.from({ length: 8 }, () => turns.next());
  expect(taken).toEqual(['none 1', 'a1', 'none 2', 'b1', 'none 3', 'c1', 'none 4', 'none 5']);
});

test('removes the oldest items of each owner', () => {
  const turns = createOwnerTurns<string>();
  for (const item of ['a1', 'a2', 'b1', 'b3', 'c1']) turns.add(item[0]!, item);
  turns.add(null, 'none 1');
  expect(turns.heads()).toEqual(['none 1', 'a1', 'b1', 'c1']);
  expect(turns.removeHeads((item) => item.endsWith('1'))).toEqual(['none 1', 'a1', 'b1', 'c1']);
  expect(turns.heads()).toEqual(['a2', 'b3']);
  turns.removeHeads(() => true);
  expect([turns.isEmpty(), turns.next()]).toEqual([true, undefined]);
});
