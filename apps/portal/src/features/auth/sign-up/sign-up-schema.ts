import { acceptInviteSchema, registrationSchema } from '@smile/contract/auth';
import { z } from 'zod';
import { mustRepeat, repeatedPasswordSchema } from '../repeated-password.ts';

export const termsMessage = 'You need to read and agree to our terms and conditions before you can join us.';

const repeat = mustRepeat('password', 'confirmPassword', "This doesn't match your password");

/** Form fields that are not sent. */
const formOnly = {
  confirmPassword: repeatedPasswordSchema('Confirm password is required'),
  hasAgreed: z.boolean().refine(Boolean, termsMessage),
};

export const registrationFormSchema = registrationSchema
  .omit({ register: true })
  .extend(formOnly)
  .refine(repeat.isRepeated, repeat.options);

export type SignUpForm = z.infer<typeof registrationFormSchema>;

/** As for a registration, but organization and address come from the invitation. */
export const acceptInviteFormSchema = acceptInviteSchema
  .omit({ token: true, newPassword: true })
  .extend({
    password: acceptInviteSchema.shape.newPassword,
    tenantName: z.string(),
    emailAddress: z.string(),
    ...formOnly,
  })
  .refine(repeat.isRepeated, repeat.options);
