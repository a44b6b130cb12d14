import { expect, it } from 'vitest';
import { navigationPages } from '../shell/navigation.ts';
import { readShortcut } from './shortcut.ts';

const plain = { isCommand: false, isAlt: false, isTaken: false, isAfterPrefix: false };

it('gives each page its own letter', () => {
  const keys = navigationPages.map(({ key }) => key);
  expect(keys).toHaveLength(new Set(keys).size);
  for (const key of keys) expect(key).toMatch(/^[a-z]$/);
});

it.each([
  ['g', {}, { kind: 'prefix' }],
  ['/', {}, { kind: 'search' }],
  ['?', {}, { kind: 'help' }],
  ['w', { isAfterPrefix: true }, { kind: 'page', page: { to: '/developer/webhooks' } }],
  ['W', { isAfterPrefix: true }, { kind: 'page', page: { to: '/developer/webhooks' } }],
  ['g', { isAfterPrefix: true }, { kind: 'prefix' }],
  ['k', { isCommand: true }, { kind: 'palette' }],
  ['k', { isCommand: true, isTaken: true }, { kind: 'palette' }],
])('reads %s %j', (key, change, expected) => {
  expect(readShortcut({ ...plain, key, ...change })).toMatchObject(expected);
});

it.each([
  ['w', {}],
  ['1', { isAfterPrefix: true }],
  ['g', { isTaken: true }],
  ['/', { isTaken: true }],
  ['?', { isAlt: true }],
  ['/', { isCommand: true }],
])('leaves %s %j alone', (key, change) => {
  expect(readShortcut({ ...plain, key, ...change })).toBeNull();
});
