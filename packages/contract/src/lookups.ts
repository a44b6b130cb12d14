import { z } from 'zod';
import { dateRangeQuery, dateTimeSchema } from './common.ts';

export const requiredMessage = 'Required';
export const atLeastOneMessage = 'At least one field is required.';

export const lookupStatusSchema = z.enum(['PROCESSING', 'COMPLETED', 'ERROR']);
export type LookupStatus = z.infer<typeof lookupStatusSchema>;

const lookupResultCodeSchema = z.enum(['SUCCESS', 'NO_DATA', 'SYSTEM_ERROR', 'SERVICE_UNAVAILABLE']);
export type LookupResultCode = z.infer<typeof lookupResultCodeSchema>;

/** Accepts a number too, because some clients send the text unquoted. */
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

/** The consent of a request, verbatim; null if it was not sent. */
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

/** CURP, Mexico's population registry code. */
export const curpSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{4}\d{6}[HMXhmx][A-Za-z]{5}[A-Za-z0-9]\d$/, 'must be a CURP of 18 letters and digits')
  .meta({ examples: ['DOEJ800101HDFXXX01'] });

/** NSS, Mexico's social security number. */
export const nssSchema = z
  .string()
  .trim()
  .regex(/^\d{11}$/, 'must be 11 digits')
  .meta({ examples: ['12345678901'] });

/** Treats an empty text as null, because some clients send it for a missing value. */
export function emptyAsNull<T extends z.ZodType>(text: T) {
  return text
    .or(z.literal(''))
    .nullish()
    .transform((value) => (value === '' || value === undefined || value === null ? null : (value as z.output<T>)));
}

/** One result of a lookup. Always a text, even for numbers; null if the source does not know it. */
export const lookupItemSchema = z.object({
  name: z.string(),
  value: z.string().nullable(),
  valueType: z.enum(['STRING', 'NUMBER', 'BOOLEAN']),
});
export type LookupItem = z.infer<typeof lookupItemSchema>;

/** Common fields of all lookup responses; code and message are null until the lookup ends. */
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

/** Shared description text: how a lookup ends. */
export const lookupCourse = [
  'Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until',
  'the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`.',
  'Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with',
  '`UNAUTHORIZED_ACCESS`.',
].join(' ');
