import { expect, it } from 'vitest';
import { systemRandomBytes } from '../../platform/ids.ts';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

it('parses codes in lower case, without dashes and with spaces', () => {
  const code = newRecoveryCode(systemRandomBytes);
  expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
    expect(readRecoveryCode(typed)).toBe(code);
});

it('maps look-alike letters to digits and rejects others', () => {
  expect(readRecoveryCode('oOiI-lL00-0000-0000')).toBe('0011-1100-0000-0000');
  for (const typed of ['', '123456', 'U000-0000-0000-0000', '0000-0000-0000-00000'])
    expect(readRecoveryCode(typed)).toBeNull();
});
