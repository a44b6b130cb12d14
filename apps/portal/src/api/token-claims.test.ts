import { expect, it } from 'vitest';
import { readTokenExpiry } from './token-claims.ts';

it('reads the end of a token, base64url included', () => {
  const payload = btoa(JSON.stringify({ exp: 1_900_000_000, name: '>>>???' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  expect(readTokenExpiry(`header.${payload}.signature`)).toBe(1_900_000_000);
});

it.each(['', 'nonsense', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{}')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
  'finds no end in %j',
  (token) => {
    expect(readTokenExpiry(token)).toBeNull();
  },
);
