import { z } from 'zod';
import { idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countrySchema } from './iso-codes.ts';
import {
  consentSchema,
  emptyAsNull,
  hashablePhoneSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  lookupItemSchema,
  newConsentSchema,
  phoneFilter,
} from './lookups.ts';
import { mawItemSchema, mawTemplateIds, newMawSchema } from './maws.ts';

/** MAW3 templates: by person in Mexico and the Philippines, by advertising id elsewhere. */
export const maw3TemplateIds = {
  mexico: 'tpl-maw004001',
  gaid: 'tpl-maw004002',
  philippines: 'tpl-maw004003',
} as const;

const mawTypeSchema = z.enum(['MAW2', 'MAW3']).meta({ id: 'MawType' });
export type MawType = z.infer<typeof mawTypeSchema>;

const mawIdTypeSchema = z
  .enum(['NATIONAL_ID', 'SSS', 'UMID', 'TIN', 'PRC', 'PHILHEALTH', 'PASSPORT', 'DRIVER_LICENSE', 'PHILSYS'])
  .meta({ id: 'MawIdType' });

const ofPerson = {
  mobileNumber: z.string(),
  countryCode: countrySchema,
  fullName: z.string(),
  idType: mawIdTypeSchema,
  idNumber: z.string(),
  gaid: z.string().nullable(),
  consent: consentSchema,
};

/** The stored request of each template, discriminated by `templateId`. */
const betaMawMetaSchema = z
  .discriminatedUnion('templateId', [
    z.object({
      templateId: z.enum(mawTemplateIds),
      mobileNumber: z.string(),
      countryCode: countrySchema,
      consent: consentSchema,
    }),
    z.object({ templateId: z.literal(maw3TemplateIds.mexico), ...ofPerson }),
    z.object({ templateId: z.literal(maw3TemplateIds.gaid), gaid: z.string(), consent: consentSchema }),
    z.object({ templateId: z.literal(maw3TemplateIds.philippines), ...ofPerson }),
  ])
  .meta({ id: 'BetaMawRequestMeta' });
export type BetaMawMeta = z.infer<typeof betaMawMetaSchema>;

const maw2ItemSchema = mawItemSchema
  .extend({ platformTags: z.array(z.string()).describe('For instance finance, or other.') })
  .meta({ id: 'BetaMaw2Item' });
export type Maw2Item = z.infer<typeof maw2ItemSchema>;

const betaMawSchema = z
  .object({
    ...lookupHead,
    type: mawTypeSchema,
    requestMeta: betaMawMetaSchema.describe('Request as it was sent; its fields depend on the template.'),
    maw2Items: z
      .array(maw2ItemSchema)
      .describe('Empty for MAW3, until the request is complete, and if there is no data.'),
    maw3Items: z
      .array(lookupItemSchema.meta({ id: 'BetaMaw3Item' }))
      .describe('Empty for MAW2, until the request is complete, and if there is no data.'),
  })
  .meta({ id: 'BetaMaw' });
export type BetaMaw = z.infer<typeof betaMawSchema>;

const gaidSchema = z
  .guid()
  .meta({ examples: ['00000000-0000-0000-0000-000000000000'] })
  .describe("The person's advertising id on Android.");

const newOfPerson = {
  mobileNumber: hashablePhoneSchema,
  countryCode: countrySchema,
  fullName: z.string().trim().min(1).max(200),
  idType: mawIdTypeSchema,
  idNumber: z.string().trim().min(1).max(50),
  gaid: emptyAsNull(gaidSchema).describe('Optional.'),
  consent: newConsentSchema,
};

const newMaw3Schema = z
  .discriminatedUnion('templateId', [
    z.object({ templateId: z.literal(maw3TemplateIds.mexico), ...newOfPerson }).meta({ id: 'BetaMaw3Tpl1PostRequest' }),
    z
      .object({ templateId: z.literal(maw3TemplateIds.gaid), gaid: gaidSchema, consent: newConsentSchema })
      .meta({ id: 'BetaMaw3Tpl2PostRequest' }),
    z
      .object({ templateId: z.literal(maw3TemplateIds.philippines), ...newOfPerson })
      .meta({ id: 'BetaMaw3Tpl3PostRequest' }),
  ])
  .meta({ id: 'BetaMaw3PostRequest' });
export type NewMaw3 = z.output<typeof newMaw3Schema>;

const tag = 'MAWs';

export const betaMawsApi = {
  create2: endpoint({
    operationId: 'requestMaw2',
    summary: 'Request the multiple application warnings of a mobile number, with tags of the platforms',
    description:
      `Takes the request of the alpha operation and returns \`maw2Items\`. ${lookupCourse} ` +
      `Sandbox: \`639559991234\` in PH has warnings, any other valid number has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/beta/maws/requestMaw2',
    auth: 'openApi',
    body: newMawSchema,
    answer: betaMawSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  create3: endpoint({
    operationId: 'requestMaw3',
    summary: 'Request the multiple application indicators of a person or an advertising id',
    description: `The fields of the request depend on \`templateId\`. ${lookupCourse} Sandbox: the published test values have indicators, any other valid input has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/beta/maws/requestMaw3',
    auth: 'openApi',
    body: newMaw3Schema,
    answer: betaMawSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listBetaMaws',
    summary: 'List multiple application warning requests of both types, newest first',
    tag,
    method: 'GET',
    path: '/beta/maws',
    auth: 'openApi',
    query: pageQuery().extend({
      mawId: idFilter,
      mawType: mawTypeSchema.optional(),
      mobileNumber: phoneFilter,
      ...lookupDates,
    }),
    answer: listOf(betaMawSchema),
  }),
  get: endpoint({
    operationId: 'getBetaMaw',
    summary: 'Get a multiple application warning request of either type',
    tag,
    method: 'GET',
    path: '/beta/maws/{id}',
    auth: 'openApi',
    params: idParams,
    answer: betaMawSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
