import { z } from 'zod';
import { dateSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { currencySchema } from './iso-codes.ts';
import {
  consentSchema,
  curpSchema,
  emptyAsNull,
  hashablePhoneSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  newConsentSchema,
  nssSchema,
} from './lookups.ts';
import { genderSchema } from './user-data-payloads.ts';

export const socialSecurityTemplateIds = { alpha: 'tpl-sss003001', beta: 'tpl-sss003002' } as const;

const recordCodeSchema = z
  .enum(['SUCCESS', 'NO_DATA', 'SYSTEM_ERROR', 'INVALID_PARAMETERS', 'SERVICE_UNAVAILABLE'])
  .nullable();

const resultFields = {
  fullName: z.string(),
  curp: z.string(),
  nss: z.string(),
  reportDate: dateSchema,
  employerName: z.string(),
  employerRegistration: z.string(),
  gender: genderSchema.nullable(),
  state: z.string().nullable().describe('Mexican state in which the contributions are made.'),
  contributionDays: z.number().int().describe('Days that count as contributed.'),
  contributionBaseAmount: z.number().describe('Per day, in `currency`.'),
  currency: currencySchema,
};
const resultSchema = z.object(resultFields).meta({ id: 'SocialSecurityResult' });
const betaResultSchema = z
  .object({
    ...resultFields,
    payMark: z.boolean().nullable().describe('Whether the most recent contribution was paid; null if unknown.'),
  })
  .meta({ id: 'BetaSocialSecurityResult' });
export type SocialSecurityResult = z.infer<typeof betaResultSchema>;

const metaFields = {
  fullName: z.string(),
  mobileNumber: z.string(),
  curp: z.string(),
  templateId: z.string(),
  consent: consentSchema,
};
const absence = 'Null until the record is complete, and if there is no data.';

export const socialSecuritySchema = z
  .object({
    ...lookupHead,
    resultCode: recordCodeSchema,
    result: resultSchema.nullable().describe(absence),
    requestMeta: z.object({ ...metaFields, emailAddress: z.string() }),
  })
  .meta({ id: 'SocialSecurity' });
export type SocialSecurity = z.infer<typeof socialSecuritySchema>;

export const betaSocialSecuritySchema = z
  .object({
    ...lookupHead,
    resultCode: recordCodeSchema,
    result: betaResultSchema.nullable().describe(absence),
    requestMeta: z.object({ ...metaFields, emailAddress: z.string().nullable(), nss: z.string().nullable() }),
  })
  .meta({ id: 'BetaSocialSecurity' });
export type BetaSocialSecurity = z.infer<typeof betaSocialSecuritySchema>;

const newFields = {
  fullName: z.string().trim().min(1).max(200),
  mobileNumber: hashablePhoneSchema.meta({ examples: ['529559991234'] }),
  curp: curpSchema,
  consent: newConsentSchema,
};
const newSocialSecuritySchema = z
  .object({
    ...newFields,
    emailAddress: z.email().max(200),
    templateId: z.literal(socialSecurityTemplateIds.alpha),
  })
  .meta({ id: 'SocialSecurityPostRequest' });
export type NewSocialSecurity = z.output<typeof newSocialSecuritySchema>;

const newBetaSocialSecuritySchema = z
  .object({
    ...newFields,
    emailAddress: emptyAsNull(z.email().max(200)).describe('Optional.'),
    nss: emptyAsNull(nssSchema).describe('Optional.'),
    templateId: z.literal(socialSecurityTemplateIds.beta),
  })
  .meta({ id: 'BetaSocialSecurityPostRequest' });
export type NewBetaSocialSecurity = z.output<typeof newBetaSocialSecuritySchema>;

const course = [
  'Publishes `RECORD_CREATED`, and `RECORD_COMPLETED` with the whole record once it has ended.',
  lookupCourse,
  'Sandbox: the mobile number `529559991234` has a record, any other valid input has none (`NO_DATA`).',
].join(' ');
const filters = pageQuery().extend({ socialSecurityId: idFilter, ...lookupDates });
const defaults = { auth: 'openApi', method: 'GET' } as const;

export const socialSecuritiesApi = {
  create: endpoint({
    operationId: 'createSocialSecurity',
    summary: "Request a person's social security record in Mexico",
    description: course,
    tag: 'Social Securities',
    method: 'POST',
    path: '/alpha/socialSecurities',
    auth: 'openApi',
    body: newSocialSecuritySchema,
    status: 201,
    code: 'CREATED',
    answer: socialSecuritySchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    ...defaults,
    operationId: 'listSocialSecurities',
    summary: 'List social security records, newest first',
    tag: 'Social Securities',
    path: '/alpha/socialSecurities',
    query: filters,
    answer: listOf(socialSecuritySchema),
  }),
  get: endpoint({
    ...defaults,
    operationId: 'getSocialSecurity',
    summary: 'Get a social security record',
    tag: 'Social Securities',
    path: '/alpha/socialSecurities/{id}',
    params: idParams,
    answer: socialSecuritySchema,
    errors: ['MISSING_RESOURCE'],
  }),
  createBeta: endpoint({
    operationId: 'createBetaSocialSecurity',
    summary: "Request a person's social security record in Mexico, and whether the last contribution was paid",
    description: course,
    tag: 'Social Securities',
    method: 'POST',
    path: '/beta/socialSecurities',
    auth: 'openApi',
    body: newBetaSocialSecuritySchema,
    status: 201,
    code: 'CREATED',
    answer: betaSocialSecuritySchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  listBeta: endpoint({
    ...defaults,
    operationId: 'listBetaSocialSecurities',
    summary: 'List social security records with their payment marks, newest first',
    tag: 'Social Securities',
    path: '/beta/socialSecurities',
    query: filters,
    answer: listOf(betaSocialSecuritySchema),
  }),
  getBeta: endpoint({
    ...defaults,
    operationId: 'getBetaSocialSecurity',
    summary: 'Get a social security record with its payment mark',
    tag: 'Social Securities',
    path: '/beta/socialSecurities/{id}',
    params: idParams,
    answer: betaSocialSecuritySchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
