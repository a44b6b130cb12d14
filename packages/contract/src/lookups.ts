import { z } from 'zod';
import { dateRangeQuery, dateTimeSchema } from './common.ts';

export const requiredMessage = 'Required';
export const atLeastOneMessage = 'At least one field is required.';

export const lookupStatusSchema = z.enum(['PROCESSING', 'COMPLETED', 'ERROR']);
export type LookupStatus = z.infer<typeof lookupStatusSchema>;

const lookupResultCodeSchema = z.enum(['SUCCESS', 'NO_DATA', 'SYSTEM_ERROR', 'SERVICE_UNAVAILABLE']);
export type LookupResultCode = z.infer<typeof lookupResultCodeSchema>;

/** A text that some clients send as a bare number. */
export function textOrNumber<T extends z.ZodType>(text: T) {
  return z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text);
}

const shortText = z.string().max(200);

/** The subject's consent as recorded by the caller; the API requires time and text. */
export const newConsentSchema = z
  .object({
    type: shortText.nullish(),
    version: textOrNumber(shortText.nullish()),
    consentedAt: dateTimeSchema,
    consentedWith: z.string().min(1).max(65_535),
    consentTemplateId: shortText.nullish(),
  })
  .meta({ id: 'ConsentRequest' });
export type NewConsent = z.output<typeof newConsentSchema>;

/** The consent of a request, word for word; null where it was not sent. */
export const consentSchema = z
  .object({
    type: z.string().nullable(),
    version: z.string().nullable(),
    consentedAt: dateTimeSchema,
    consentedWith: z.string(),
    consentTemplateId: z.string().nullable(),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof consentSchema>;

const required = z.string().trim().min(1, requiredMessage);

/** Fields of the portal's consent forms, which require more than the API. */
export const consentFormSchema = z.object({
  type: required,
  version: required,
  consentedAt: required,
  consentedWith: required,
  consentTemplateId: z.string(),
});

export const mobilePrefix = '63';
export const maxMobileDigits = 10;

/** Input after the fixed +63: empty, or the ten digits of a mobile number. */
export const mobileDigitsSchema = z
  .string()
  .regex(/^\d*$/, 'Digits only')
  .regex(/^(?!0)/, `Leave out the zero: it stands in place of +${mobilePrefix}`)
  .regex(/^(\d{10})?$/, `Enter all ${maxMobileDigits} digits`);

const numberHint = 'must be digits with the country code and no leading zero';

/** A phone number with its country code, with or without the plus. */
export const lookupPhoneSchema = z
  .string()
  .regex(/^\+?[1-9]\d{7,14}$/, numberHint)
  .meta({ examples: ['639559991234'] });

/** A phone number as above, or the MD5 of country code and number. */
export const hashablePhoneSchema = z
  .string()
  .regex(/^(\+?[1-9]\d{7,14}|[0-9a-fA-F]{32})$/, `${numberHint}, or their MD5`)
  .meta({ examples: ['639559991234'] });

/** CURP, the population key of Mexico. */
export const curpSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{4}\d{6}[HMXhmx][A-Za-z]{5}[A-Za-z0-9]\d$/, 'must be a CURP of 18 letters and digits')
  .meta({ examples: ['DOEJ800101HDFXXX01'] });

/** NSS, the social security number of Mexico. */
export const nssSchema = z
  .string()
  .trim()
  .regex(/^\d{11}$/, 'must be 11 digits')
  .meta({ examples: ['12345678901'] });

/** A text that some clients send empty where they have none. */
export function emptyAsNull<T extends z.ZodType>(text: T) {
  return text
    .or(z.literal(''))
    .nullish()
    .transform((value) => (value === '' || value === undefined || value === null ? null : (value as z.output<T>)));
}

/** One result of a lookup: always a text, whatever it says; null where the source knows nothing. */
export const lookupItemSchema = z.object({
  name: z.string(),
  value: z.string().nullable(),
  valueType: z.enum(['STRING', 'NUMBER', 'BOOLEAN']),
});
export type LookupItem = z.infer<typeof lookupItemSchema>;

/** Common head of all lookup answers; code and message are null until it ends. */
export const lookupHead = {
  id: z.string(),
  createdAt: dateTimeSchema,
  status: lookupStatusSchema,
  resultCode: lookupResultCodeSchema.nullable(),
  resultMessage: z.string().nullable(),
};

export const phoneFilter = z.string().max(40).optional().describe('With or without the plus.');
export const idFilter = z.string().max(200).optional();
export const lookupDates = dateRangeQuery.shape;

/** Shared by the operations' descriptions: how a lookup comes to its end. */
export const lookupCourse = [
  'Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until',
  'the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`.',
  'Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with',
  '`UNAUTHORIZED_ACCESS`.',
].join(' ');
