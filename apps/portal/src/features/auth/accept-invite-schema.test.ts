import { passwordMessage } from '@smile/contract/password';
import { expect, it } from 'vitest';
import { acceptInviteFormSchema, termsMessage } from './sign-up/sign-up-schema.ts';

const right = {
  firstName: 'Anisha',
  lastName: 'Bhatia',
  title: 'Analyst',
  tenantName: '',
  emailAddress: '',
  password: 'Correct-horse-1',
  confirmPassword: 'Correct-horse-1',
  hasAgreed: true,
};

function messageOf(change: object, field: string): string | undefined {
  const result = acceptInviteFormSchema.safeParse({ ...right, ...change });
  return result.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

it('accepts a complete form', () => {
  expect(acceptInviteFormSchema.safeParse(right).success).toBe(true);
});

it.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 'A', 'Too Short!'],
  ['firstName', 'x'.repeat(51), 'Too Long!'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'B', 'Too Short!'],
  ['lastName', 'x'.repeat(51), 'Too Long!'],
  ['title', '', 'Job title is required'],
  ['password', '', 'Password is required'],
  ['password', 'Sh0rt-1', passwordMessage],
  ['password', 'no-uppercase-1', passwordMessage],
  ['password', 'NO-LOWERCASE-1', passwordMessage],
  ['password', 'No-digit-here', passwordMessage],
  ['password', 'NoSpecial123', passwordMessage],
  ['confirmPassword', '', 'Confirm password is required'],
  ['confirmPassword', 'Other-horse-2', "This doesn't match your password"],
  ['hasAgreed', false, termsMessage],
])('refuses %s = %j', (field, value, message) => {
  expect(messageOf({ [field]: value }, field)).toBe(message);
});
