import { expect, it } from 'vitest';
import { isSecret, maxSecretCharacters } from './webhook-secret.ts';

const prefixed = (bytes: number) => `whsec_${btoa('x'.repeat(bytes))}`;

it.each([24, 42, 43, 44, 63, 64])('accepts whsec_ and the base64 of %i bytes, padded or not', (bytes) => {
  expect(isSecret(prefixed(bytes))).toBe(true);
  expect(isSecret(prefixed(bytes).replace(/=+$/, ''))).toBe(true);
  expect(prefixed(bytes).length).toBeLessThanOrEqual(maxSecretCharacters);
});

it.each([
  ['whsec_ of 65 bytes', prefixed(65)],
  ['whsec_ and text that is not base64', `whsec_${'-'.repeat(60)}`],
  ['whsec_ and URL-safe base64', `whsec_${btoa('\xfb'.repeat(33)).replaceAll('+', '-').replaceAll('/', '_')}`],
  ['whsec_ and base64 that a character is missing of', prefixed(64).slice(0, -3)],
  ['whsec_ and wrong padding', `${prefixed(24)}=`],
  ['whsec_ alone', 'whsec_'],
  ['whsec_ after a space', ` ${prefixed(32)}`],
  ['whsec_ before a line break', `${prefixed(32)}\n`],
  ['65 characters', 'x'.repeat(65)],
])('refuses %s', (_, secret) => expect(isSecret(secret)).toBe(false));

it('counts characters of typed secrets, not UTF-16 units', () => {
  expect(isSecret('🙂'.repeat(64))).toBe(true);
  expect(isSecret('🙂'.repeat(65))).toBe(false);
});
