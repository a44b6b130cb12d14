import { mawFormSchema } from '@smile/contract/maws';

/** The contract accepts a number or an email address, and refuses an empty form; the analysis needs the number. */
export const mawSchema = mawFormSchema.refine(
  ({ mobileNumber, emailAddress }) => mobileNumber !== '' || emailAddress === '',
  {
    message: 'A MAW analysis needs a mobile number.',
    path: ['mobileNumber'],
  },
);
