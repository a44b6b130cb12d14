import { type AccountErrorCode, accountErrors } from '@smile/contract/accounts';
import { expect, it } from 'vitest';
import { describeAccountError } from './account-error-texts.ts';

const codes = Object.keys(accountErrors) as AccountErrorCode[];

it.each(codes)('explains %s with its own title and advice', (code) => {
  const { title, advice } = describeAccountError(code, 'SSS');
  expect(`${title} ${advice}`).not.toContain('{provider}');
  const others = codes.filter((other) => other !== code).map((other) => describeAccountError(other, 'SSS').title);
  expect(others).not.toContain(title);
});

it('explains a code that it does not know as a problem on our side', () => {
  expect(describeAccountError('NEW_CODE' as AccountErrorCode, 'SSS').title).toBe('Something went wrong');
});
