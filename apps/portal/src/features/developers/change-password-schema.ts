import { passwordChangeSchema, samePasswordMessage } from '@smile/contract/developers';
import { isStrongPassword } from '@smile/contract/password';
import { mustRepeat } from '../auth/repeated-password.ts';

const repeat = mustRepeat('newPassword', 'confirmPassword', "This doesn't match your new password");

export const changePasswordSchema = passwordChangeSchema
  .refine(({ originPassword, newPassword }) => originPassword !== newPassword, {
    message: samePasswordMessage,
    path: ['newPassword'],
    when: ({ value }) => isStrongPassword(String((value as Record<string, unknown>).newPassword ?? '')),
  })
  .refine(repeat.isRepeated, repeat.options);
