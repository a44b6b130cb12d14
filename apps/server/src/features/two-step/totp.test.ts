import { describe, expect, it } from 'vitest';
import { findStep, fromBase32, stepAt, toBase32, totpCode, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B: the last six of eight digits.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('computes for second %i the code %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(at(seconds)))).toBe(code);
});

describe('a code', () => {
  const now = at(1234567890);
  it('is valid in its own step and in the neighbouring ones', () => {
    for (const drift of [-1, 0, 1]) {
      const step = stepAt(now) + drift;
      expect(findStep(secret, totpCode(secret, step), now, 0)).toBe(step);
    }
    for (const drift of [-2, 2]) expect(findStep(secret, totpCode(secret, stepAt(now) + drift), now, 0)).toBeNull();
  });

  it('is rejected for a used or earlier step', () => {
    const step = stepAt(now);
    expect(findStep(secret, totpCode(secret, step), now, step)).toBeNull();
    expect(findStep(secret, totpCode(secret, step - 1), now, step)).toBeNull();
    expect(findStep(secret, totpCode(secret, step + 1), now, step)).toBe(step + 1);
  });

  it.each(['', '00592', '0059240', '005924 ', 'abcdef', '٠٠٥٩٢٤'])('is not %j', (code) => {
    expect(findStep(secret, code, now, 0)).toBeNull();
  });
});

it('encodes and decodes Base32', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  for (let length = 0; length < 25; length += 1) {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 37 + 11) & 255));
    expect(fromBase32(toBase32(bytes))).toEqual(bytes);
  }
});

it('puts issuer and account into the URI', () => {
  expect(totpUri('ABC', 'ryan+1@example.com')).toBe(
    'otpauth://totp/Smile:ryan%2B1%40example.com?secret=ABC&issuer=Smile&algorithm=SHA1&digits=6&period=30',
  );
});
