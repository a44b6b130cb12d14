import { z } from 'zod';
import { dateSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countrySchema } from './iso-codes.ts';
import {
  atLeastOneMessage,
  consentFormSchema,
  consentSchema,
  hashablePhoneSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  mobileDigitsSchema,
  newConsentSchema,
  phoneFilter,
} from './lookups.ts';

// MAW: multiple application warning, the lending platforms where a mobile number has applied.

/** The template that the portal uses; the other one is an older alias. */
export const mawTemplateId = 'tpl-maw002001';
export const mawTemplateIds = [mawTemplateId, 'mawTpl-bfc93eb72d24860bf62429a1dd06708d'] as const;
export const mawRegions: readonly string[] = ['IN', 'MX', 'PH', 'ID', 'CO', 'TH'];

/** Meaning of each level; other levels are Unknown. */
export const mawLevelNames: Readonly<Record<string, string>> = {
  '1': 'Whitelist',
  '2': 'Secondary Whitelist',
  '3': 'Normal',
  '4': 'Greylist',
  '5': 'Blacklist',
};

export const mawItemSchema = z
  .object({
    date: dateSchema,
    level: z.string().describe('1 whitelist, 2 secondary whitelist, 3 normal, 4 greylist, 5 blacklist.'),
    platformId: z.string(),
    duration: z.string().nullable().describe('Null unless the source is seat.'),
    source: z.string().describe('seat, voice or sms.'),
  })
  .meta({ id: 'AlphaMawItem' });
export type MawItem = z.infer<typeof mawItemSchema>;

const mawSchema = z
  .object({
    ...lookupHead,
    requestMeta: z.object({
      mobileNumber: z.string(),
      countryCode: countrySchema,
      templateId: z.string(),
      consent: consentSchema,
    }),
    items: z.array(mawItemSchema).describe('Empty until the lookup is complete, and if there is no data.'),
  })
  .meta({ id: 'AlphaMaw' });
export type Maw = z.infer<typeof mawSchema>;

export const newMawSchema = z
  .object({
    mobileNumber: hashablePhoneSchema,
    countryCode: countrySchema,
    templateId: z.enum(mawTemplateIds),
    consent: newConsentSchema,
  })
  .meta({ id: 'AlphaMawPostRequest' });
export type NewMaw = z.output<typeof newMawSchema>;

export const mawFormSchema = z
  .object({ mobileNumber: mobileDigitsSchema, emailAddress: z.string().trim(), consent: consentFormSchema })
  .refine(({ mobileNumber, emailAddress }) => mobileNumber !== '' || emailAddress !== '', {
    message: atLeastOneMessage,
    path: ['mobileNumber'],
  });

const tag = 'MAWs';

export const mawsApi = {
  create: endpoint({
    operationId: 'createMaw',
    summary: 'Request the multiple application warnings of a mobile number',
    description: `${lookupCourse} Sandbox: \`639559991234\` in PH has warnings, any other valid number has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/alpha/maws',
    auth: 'openApi',
    body: newMawSchema,
    answer: mawSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listMaws',
    summary: 'List multiple application warning requests, newest first',
    tag,
    method: 'GET',
    path: '/alpha/maws',
    auth: 'openApi',
    query: pageQuery().extend({
      mawId: idFilter,
      mobileNumber: phoneFilter,
      emailAddress: z.string().max(200).optional().describe('Accepted and ignored: a result holds no email address.'),
      ...lookupDates,
    }),
    answer: listOf(mawSchema),
  }),
  get: endpoint({
    operationId: 'getMaw',
    summary: 'Get a multiple application warning request',
    tag,
    method: 'GET',
    path: '/alpha/maws/{id}',
    auth: 'openApi',
    params: idParams,
    answer: mawSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
