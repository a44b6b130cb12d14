import { describe, expect, it } from 'vitest';
import { idPrefixes } from '../id-prefixes.ts';
import { createNewId, newUserId, systemRandomBytes } from './ids.ts';

describe('createNewId', () => {
  it('gives each id its own digits, however many are drawn at once', () => {
    const newId = createNewId(idPrefixes, systemRandomBytes);
    const ids = Array.from({ length: 1000 }, (_, n) => (n % 2 === 0 ? newId('event') : newUserId('smile', newId)));
    expect(ids.slice(0, 2)).toEqual([
      expect.stringMatching(/^et-[0-9a-f]{32}$/),
      expect.stringMatching(/^smile-[0-9a-f]{32}$/),
    ]);
    expect(new Set(ids.map((id) => id.slice(-32))).size).toBe(ids.length);
  });
});
