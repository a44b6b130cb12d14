import { registrationSchema } from '@smile/contract/auth';
import { z } from 'zod';
import { mustRepeat, repeatedPasswordSchema } from './repeated-password.ts';

export const termsMessage = 'You need to read and agree to our terms and conditions before you can join us.';

const repeat = mustRepeat('password', 'confirmPassword', "This doesn't match your password");

/** The registration of the contract with what only the form knows. */
export const registrationFormSchema = registrationSchema
  .omit({ register: true })
  .extend({
    confirmPassword: repeatedPasswordSchema('Confirm password is required'),
    hasAgreed: z.boolean().refine(Boolean, termsMessage),
  })
  .refine(repeat.isRepeated, repeat.options);

export type RegistrationForm = z.infer<typeof registrationFormSchema>;
