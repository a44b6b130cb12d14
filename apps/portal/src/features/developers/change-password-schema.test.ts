import { samePasswordMessage } from '@smile/contract/developers';
import { passwordMessage } from '@smile/contract/password';
import { expect, it } from 'vitest';
import { changePasswordSchema } from './change-password-schema.ts';

const right = { originPassword: 'Old-horse-1', newPassword: 'New-horse-2', confirmPassword: 'New-horse-2' };

function messagesOf(change: Partial<typeof right>): Record<string, string> {
  const result = changePasswordSchema.safeParse({ ...right, ...change });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

it('accepts a strong new password that differs and is repeated', () => {
  expect(messagesOf({})).toEqual({});
});

it('names every empty field', () => {
  expect(messagesOf({ originPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
    originPassword: 'Current password is required',
    newPassword: 'New password is required',
    confirmPassword: 'Confirm new password is required',
  });
});

it.each(['Sh0rt-1', 'no-uppercase-1', 'NO-LOWERCASE-1', 'No-digit-here', 'NoSpecial123'])('refuses %s', (weak) => {
  expect(messagesOf({ newPassword: weak, confirmPassword: weak })).toEqual({ newPassword: passwordMessage });
});

it('refuses the current password and a repetition that differs', () => {
  const same = right.originPassword;
  expect(messagesOf({ newPassword: same, confirmPassword: same })).toEqual({ newPassword: samePasswordMessage });
  expect(messagesOf({ confirmPassword: 'New-horse-3' })).toEqual({
    confirmPassword: "This doesn't match your new password",
  });
});

it('judges a new password that equals the current one by its strength first', () => {
  expect(messagesOf({ originPassword: 'weak', newPassword: 'weak' })).toEqual({ newPassword: passwordMessage });
});
