import { beforeEach, expect, it } from 'vitest';
import {
  addEntry,
  type ConsoleEntry,
  entryOfCallback,
  outcomeOf,
  readEntries,
  storeEntries,
} from './console-entries.ts';

const entry: ConsoleEntry = { id: 1, atMs: 0, kind: 'callback', name: 'onClose', detail: { reason: 'exit' } };

beforeEach(() => sessionStorage.clear());

it('shows UI events under their own names', () => {
  const detail = { eventName: 'LoginPageOpened', mode: 'SANDBOX' };
  expect(entryOfCallback('onUIEvent', detail)).toEqual({ kind: 'event', name: 'LoginPageOpened', detail });
  expect(entryOfCallback('onClose', entry.detail as never)).toMatchObject({ kind: 'callback', name: 'onClose' });
});

it('keeps the newest three hundred', () => {
  let entries: ConsoleEntry[] = [];
  for (let id = 1; id <= 301; id++) entries = addEntry(entries, { ...entry, id });
  expect(entries).toHaveLength(300);
  expect(entries[0]!.id).toBe(2);
});

it('restores entries for the same user only', () => {
  storeEntries('tenant-1', [entry]);
  expect(readEntries('tenant-1')).toEqual([entry]);
  expect(readEntries('tenant-2')).toEqual([]);
  sessionStorage.setItem('emulator-console', '{');
  expect(readEntries('tenant-1')).toEqual([]);
});

it("tells the newest connection's result from this user's events only", () => {
  const reported = (name: 'onAccountConnected' | 'onAccountError', userId: string): ConsoleEntry => ({
    ...entry,
    name,
    detail: { userId },
  });
  const failed = reported('onAccountError', 'tenant-1');
  const connected = reported('onAccountConnected', 'tenant-1');
  expect(outcomeOf([entry], 'tenant-1')).toBeNull();
  expect(outcomeOf([failed, entry], 'tenant-1')).toBe('failed');
  expect(outcomeOf([failed, connected, entry], 'tenant-1')).toBe('connected');
  expect(outcomeOf([connected], 'tenant-2')).toBeNull();
});
