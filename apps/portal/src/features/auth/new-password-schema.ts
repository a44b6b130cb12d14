import { confirmResetSchema } from '@smile/contract/auth';
import { mustRepeat, repeatedPasswordSchema } from './repeated-password.ts';

const repeat = mustRepeat('newPassword', 'confirmPassword', "This doesn't match your new password");

export const newPasswordFormSchema = confirmResetSchema
  .omit({ token: true })
  .extend({ confirmPassword: repeatedPasswordSchema('Confirm new password is required') })
  .refine(repeat.isRepeated, repeat.options);
