import { mawFormSchema } from '@smile/contract/maws';

/** The analysis uses the number, but an email address also counts as filled in. */
export const mawSchema = mawFormSchema.refine(
  ({ mobileNumber, emailAddress }) => mobileNumber !== '' || emailAddress === '',
  {
    message: 'A MAW analysis needs a mobile number.',
    path: ['mobileNumber'],
  },
);
