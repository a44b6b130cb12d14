import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVault } from '../../platform/crypto/vault.ts';
import { createKeyOpener } from './open-keys.ts';

const vault = createVault(randomBytes(32), randomBytes);
const context = 'webhook:tenant1:wh-1';
const seal = (secret: string) => ({ secretSealed: vault.seal(secret, context), context });

function countingVault() {
  const open = vi.fn(vault.open);
  return { vault: { ...vault, open }, open };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens a secret once a minute, and gives its keys', () => {
  const { vault: counting, open } = countingVault();
  const openKeys = createKeyOpener();
  const sealed = seal('Jefe');
  for (let time = 0; time < 3; time++) expect(openKeys(counting, sealed).typed.export().toString()).toBe('Jefe');
  expect(open).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  openKeys(counting, sealed);
  expect(open).toHaveBeenCalledTimes(2);
});

it('caches keys per webhook, and opens a changed secret again', () => {
  const openKeys = createKeyOpener();
  const sealed = seal('first');
  openKeys(vault, sealed);
  expect(() => openKeys(vault, { ...sealed, context: 'webhook:tenant2:wh-1' })).toThrow();
  expect(openKeys(vault, seal('second')).typed.export().toString()).toBe('second');
});

it('holds a thousand at most', () => {
  const { vault: counting, open } = countingVault();
  const openKeys = createKeyOpener();
  const all = Array.from({ length: 1001 }, (_, index) => seal(String(index)));
  for (const sealed of all) openKeys(counting, sealed);
  openKeys(counting, all[1000]!);
  expect(open).toHaveBeenCalledTimes(1001);
  openKeys(counting, all[0]!);
  expect(open).toHaveBeenCalledTimes(1002);
});

it('hides the secret from serialisation', () => {
  const keys = createKeyOpener()(vault, seal('hush'));
  expect(JSON.stringify(keys)).toBe('{"typed":{},"standard":{}}');
});
