import { z } from 'zod';
import { dateSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countrySchema } from './iso-codes.ts';
import {
  consentFormSchema,
  consentSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  lookupPhoneSchema,
  mobileDigitsSchema,
  newConsentSchema,
  phoneFilter,
  requiredMessage,
} from './lookups.ts';

/** The template that the portal uses, also the default; the other one is an older alias. */
export const blacklistTemplateId = 'tpl-blk002001';
const blacklistTemplateIds = [blacklistTemplateId, 'blacklistTpl-f29e992a970f4dbbbf9df3cdfec4cd4e'] as const;
export const blacklistRegions: readonly string[] = ['PH'];

const blacklistResultSchema = z.object({ hit: z.boolean(), dates: z.array(dateSchema) });
export type BlacklistResult = z.infer<typeof blacklistResultSchema>;

const blacklistSchema = z
  .object({
    ...lookupHead,
    resultCode: z.enum(['SUCCESS', 'SYSTEM_ERROR', 'SERVICE_UNAVAILABLE']).nullable(),
    requestMeta: z.object({
      mobileNumber: z.string(),
      countryCode: countrySchema,
      templateId: z.string(),
      applicationDate: dateSchema.nullable(),
      consent: consentSchema,
    }),
    result: blacklistResultSchema.nullable().describe('Null until the lookup is complete.'),
  })
  .meta({ id: 'AlphaBlacklist' });
export type Blacklist = z.infer<typeof blacklistSchema>;

const newBlacklistSchema = z
  .object({
    mobileNumber: lookupPhoneSchema,
    countryCode: countrySchema
      .nullish()
      .transform((code) => code ?? 'PH')
      .describe('PH is the default.'),
    templateId: z
      .enum(blacklistTemplateIds)
      .nullish()
      .transform((id) => id ?? blacklistTemplateId)
      .describe(`${blacklistTemplateId} when nothing is sent.`),
    applicationDate: dateSchema.nullish().describe('Only entries before this date count; it cannot be in the future.'),
    consent: newConsentSchema,
  })
  .meta({ id: 'AlphaBlacklistPostRequest' });
export type NewBlacklist = z.output<typeof newBlacklistSchema>;

export const blacklistFormSchema = z.object({
  mobileNumber: mobileDigitsSchema.min(1, requiredMessage),
  applicationDate: z.iso.date().nullable(),
  consent: consentFormSchema,
});

const tag = 'Blacklists';

export const blacklistsApi = {
  create: endpoint({
    operationId: 'createBlacklist',
    summary: 'Check whether a mobile number is on a blacklist',
    description: `${lookupCourse} Sandbox: \`639559991234\` is a hit, any other valid number is none.`,
    tag,
    method: 'POST',
    path: '/alpha/blacklists',
    auth: 'openApi',
    body: newBlacklistSchema,
    answer: blacklistSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listBlacklists',
    summary: 'List blacklist requests, newest first',
    tag,
    method: 'GET',
    path: '/alpha/blacklists',
    auth: 'openApi',
    query: pageQuery().extend({ blacklistId: idFilter, mobileNumber: phoneFilter, ...lookupDates }),
    answer: listOf(blacklistSchema),
  }),
  get: endpoint({
    operationId: 'getBlacklist',
    summary: 'Get a blacklist request',
    tag,
    method: 'GET',
    path: '/alpha/blacklists/{id}',
    auth: 'openApi',
    params: idParams,
    answer: blacklistSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
