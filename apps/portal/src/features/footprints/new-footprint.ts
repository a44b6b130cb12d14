import { type footprintFormSchema, footprintTemplateIds } from '@smile/contract/footprints';
import { mobilePrefix } from '@smile/contract/lookups';
import type { z } from 'zod';
import { toNewConsent } from '../lookups/consent/consent.ts';

/** The template depends on the filled fields: email address, mobile number, or both. */
export function toNewFootprint(form: z.infer<typeof footprintFormSchema>) {
  const { emailAddress } = form;
  const mobileNumber = mobilePrefix + form.mobileNumber;
  const rest = { countryCode: 'PH', consent: toNewConsent(form.consent) } as const;
  if (form.mobileNumber === '') return { templateId: footprintTemplateIds.email, emailAddress, ...rest };
  if (emailAddress === '') return { templateId: footprintTemplateIds.mobile, mobileNumber, ...rest };
  return { templateId: footprintTemplateIds.score, emailAddress, mobileNumber, ...rest };
}
