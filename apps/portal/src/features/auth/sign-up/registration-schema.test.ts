import { passwordMessage } from '@smile/contract/password';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { newPasswordFormSchema } from '../new-password-schema.ts';
import { registrationFormSchema, termsMessage } from './sign-up-schema.ts';

const valid = {
  firstName: 'Christina',
  lastName: 'Tan',
  tenantName: 'Tan Lending',
  emailAddress: 'christina@example.com',
  title: 'Engineer',
  password: 'Aa1!aaaa',
  confirmPassword: 'Aa1!aaaa',
  hasAgreed: true,
};
const blank = { ...valid, firstName: '', lastName: '', tenantName: '', emailAddress: '', title: '', password: '' };

/** First message per field, the one that the form shows. */
function messagesOf(values: object, schema: z.ZodType = registrationFormSchema): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}

it('accepts a complete registration', () => {
  expect(messagesOf(valid)).toEqual({});
});

it('names every missing field', () => {
  expect(messagesOf({ ...blank, confirmPassword: '', hasAgreed: false })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    tenantName: 'Organization name is required',
    emailAddress: 'Email is required',
    title: 'Job title is required',
    password: 'Password is required',
    confirmPassword: 'Confirm password is required',
    hasAgreed: termsMessage,
  });
});

it('shows the mismatch while other fields are wrong too', () => {
  const messages = messagesOf({ ...valid, firstName: '', confirmPassword: 'Aa1!aaab' });
  expect(messages).toEqual({
    firstName: 'First name is required',
    confirmPassword: "This doesn't match your password",
  });
});

it('does not judge the repetition of a password that is not valid', () => {
  expect(messagesOf({ ...valid, password: 'weak', confirmPassword: 'other' })).toEqual({ password: passwordMessage });
});

it('judges the repetition of a new password with its own words', () => {
  const mismatch = { newPassword: 'Aa1!aaaa', confirmPassword: 'x' };
  expect(messagesOf(mismatch, newPasswordFormSchema)).toEqual({
    confirmPassword: "This doesn't match your new password",
  });
  expect(messagesOf({ newPassword: '', confirmPassword: '' }, newPasswordFormSchema)).toEqual({
    newPassword: 'New password is required',
    confirmPassword: 'Confirm new password is required',
  });
});
