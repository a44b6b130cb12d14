import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createVault, isSameSecret } from './vault.ts';

const vault = createVault(randomBytes(32), randomBytes);
const context = 'webhook:tenant1:wh-1';

it('opens any text that it sealed', () => {
  for (const plain of ['', 'secret', 'ñ 雪 🙂', 'x'.repeat(100_000)])
    expect(vault.open(vault.seal(plain, context), context)).toBe(plain);
});

it('seals the same text differently each time', () => {
  expect(vault.seal('secret', context)).not.toBe(vault.seal('secret', context));
});

it('rejects another context, as after moving a sealed value to another row', () => {
  const sealed = vault.seal('secret', context);
  expect(() => vault.open(sealed, 'webhook:tenant2:wh-1')).toThrow();
});

it('rejects another master key', () => {
  const other = createVault(randomBytes(32), randomBytes);
  expect(() => other.open(vault.seal('secret', context), context)).toThrow();
  expect(other.fingerprint).not.toBe(vault.fingerprint);
  expect(other.keyedHash('value')).not.toBe(vault.keyedHash('value'));
});

it('rejects a value with any changed byte', () => {
  const bytes = Buffer.from(vault.seal('secret', context).slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => vault.open(`v1.${changed.toString('base64url')}`, context)).toThrow();
  }
});

it('rejects a truncated value and one of another version', () => {
  const sealed = vault.seal('secret', context);
  expect(() => vault.open(sealed.slice(0, -2), context)).toThrow();
  expect(() => vault.open('v1.', context)).toThrow();
  expect(() => vault.open(sealed.replace('v1.', 'v2.'), context)).toThrow('unknown version');
});

it('compares secrets of any length', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  expect(isSameSecret('secret', 'secrets')).toBe(false);
  expect(isSameSecret('', 'secret')).toBe(false);
});
