import { expect, it } from 'vitest';
import { hasSecretLength, maxSecretCharacters } from './webhook-secret.ts';

const prefixed = (bytes: number) => `whsec_${btoa('x'.repeat(bytes))}`;

it.each([24, 42, 43, 44, 63, 64])('accepts whsec_ and the base64 of %i bytes, padded or not', (bytes) => {
  expect(hasSecretLength(prefixed(bytes))).toBe(true);
  expect(hasSecretLength(prefixed(bytes).replace(/=+$/, ''))).toBe(true);
  expect(prefixed(bytes).length).toBeLessThanOrEqual(maxSecretCharacters);
});

it.each([
  ['whsec_ of 65 bytes', prefixed(65)],
  ['whsec_ and text that is not base64', `whsec_${'-'.repeat(60)}`],
  ['65 characters', 'x'.repeat(65)],
])('refuses %s', (_, secret) => expect(hasSecretLength(secret)).toBe(false));

it('counts characters of typed secrets, not UTF-16 units', () => {
  expect(hasSecretLength('🙂'.repeat(64))).toBe(true);
  expect(hasSecretLength('🙂'.repeat(65))).toBe(false);
});
