import { acceptInviteSchema } from '@smile/contract/auth';
import { z } from 'zod';
import { termsMessage } from './registration-form-schema.ts';
import { mustRepeat, repeatedPasswordSchema } from './repeated-password.ts';

const repeat = mustRepeat('newPassword', 'confirmPassword', "This doesn't match your password");

export const acceptInviteFormSchema = acceptInviteSchema
  .omit({ token: true })
  .extend({
    confirmPassword: repeatedPasswordSchema('Confirm password is required'),
    hasAgreed: z.boolean().refine(Boolean, termsMessage),
  })
  .refine(repeat.isRepeated, repeat.options);

export type AcceptInviteForm = z.infer<typeof acceptInviteFormSchema>;
