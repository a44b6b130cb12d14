import { mawFormSchema } from '@smile/contract/maws';

/** An email address counts as filled in, but the analysis goes by the number. */
export const mawSchema = mawFormSchema.refine(
  ({ mobileNumber, emailAddress }) => mobileNumber !== '' || emailAddress === '',
  {
    message: 'A MAW analysis needs a mobile number.',
    path: ['mobileNumber'],
  },
);
