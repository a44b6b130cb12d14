import { z } from 'zod';
import { idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countrySchema } from './iso-codes.ts';
import {
  atLeastOneMessage,
  consentFormSchema,
  consentSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  lookupItemSchema,
  lookupPhoneSchema,
  mobileDigitsSchema,
  newConsentSchema,
  phoneFilter,
} from './lookups.ts';

/** The templates that the portal uses: email address, mobile number, or both. */
export const footprintTemplateIds = {
  email: 'tpl-email-footprint',
  mobile: 'tpl-mobile-footprint',
  score: 'tpl-score-footprint',
} as const;
const emailTemplateIds = [
  footprintTemplateIds.email,
  'tpl-ftp005001',
  'footprintTpl-61e10d070e07a4ea96e9430668d4bb9f',
] as const;
const mobileTemplateIds = [footprintTemplateIds.mobile, 'tpl-ftp005002'] as const;

const footprintItemSchema = lookupItemSchema.meta({ id: 'AlphaFootprintItem' });

const footprintSchema = z
  .object({
    ...lookupHead,
    requestMeta: z.object({
      emailAddress: z.string().nullable(),
      mobileNumber: z.string().nullable(),
      countryCode: countrySchema.nullable(),
      templateId: z.string(),
      footprintItemsTimeout: z.number().int().nullable(),
      consent: consentSchema,
    }),
    items: z.array(footprintItemSchema).describe('Empty until the lookup is complete, and if there is no data.'),
  })
  .meta({ id: 'AlphaFootprint' });
export type Footprint = z.infer<typeof footprintSchema>;

const address = z.email('must be a valid email address').max(200);
const timeout = z
  .int()
  .min(1)
  .max(30)
  .nullish()
  .describe('Seconds to wait for items; items that take longer are null.');

const newFootprintSchema = z
  .discriminatedUnion('templateId', [
    z.object({
      templateId: z.enum(emailTemplateIds),
      emailAddress: address,
      mobileNumber: lookupPhoneSchema.nullish(),
      countryCode: countrySchema.nullish(),
      footprintItemsTimeout: timeout,
      consent: newConsentSchema,
    }),
    z.object({
      templateId: z.enum(mobileTemplateIds),
      emailAddress: address.nullish(),
      mobileNumber: lookupPhoneSchema,
      countryCode: countrySchema.nullish(),
      footprintItemsTimeout: timeout,
      consent: newConsentSchema,
    }),
    z.object({
      templateId: z.literal(footprintTemplateIds.score),
      emailAddress: address,
      mobileNumber: lookupPhoneSchema,
      countryCode: countrySchema,
      footprintItemsTimeout: timeout,
      consent: newConsentSchema,
    }),
  ])
  .meta({ id: 'AlphaFootprintPostRequest' });
export type NewFootprint = z.output<typeof newFootprintSchema>;

/** The subject of a template: address, number, or both. */
export function footprintSubjectOf(templateId: NewFootprint['templateId']): keyof typeof footprintTemplateIds {
  if (templateId === footprintTemplateIds.score) return 'score';
  return (emailTemplateIds as readonly string[]).includes(templateId) ? 'email' : 'mobile';
}

export const footprintFormSchema = z
  .object({
    mobileNumber: mobileDigitsSchema,
    emailAddress: z.union([z.literal(''), z.email('Email must be a valid email address')]),
    consent: consentFormSchema,
  })
  .refine(({ mobileNumber, emailAddress }) => mobileNumber !== '' || emailAddress !== '', {
    message: atLeastOneMessage,
    path: ['emailAddress'],
  });

const tag = 'Footprints';

export const footprintsApi = {
  create: endpoint({
    operationId: 'createFootprint',
    summary: 'Request the digital footprint of an email address, a mobile number, or both',
    description: `${lookupCourse} Sandbox: \`gpalomero1234@smileapi.io\` and \`639559991234\` in PH have a footprint, any other valid input has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/alpha/footprints',
    auth: 'openApi',
    body: newFootprintSchema,
    answer: footprintSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listFootprints',
    summary: 'List digital footprint requests, newest first',
    tag,
    method: 'GET',
    path: '/alpha/footprints',
    auth: 'openApi',
    query: pageQuery().extend({
      footprintId: idFilter,
      emailAddress: z.string().max(200).optional(),
      mobileNumber: phoneFilter,
      ...lookupDates,
    }),
    answer: listOf(footprintSchema),
  }),
  get: endpoint({
    operationId: 'getFootprint',
    summary: 'Get a digital footprint request',
    tag,
    method: 'GET',
    path: '/alpha/footprints/{id}',
    auth: 'openApi',
    params: idParams,
    answer: footprintSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
