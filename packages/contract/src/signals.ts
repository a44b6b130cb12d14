import { z } from 'zod';
import { idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countrySchema } from './iso-codes.ts';
import {
  consentFormSchema,
  curpSchema,
  emptyAsNull,
  hashablePhoneSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  lookupItemSchema,
  mobileDigitsSchema,
  newConsentSchema,
  nssSchema,
  phoneFilter,
  requiredMessage,
} from './lookups.ts';
import {
  signal2TemplateId,
  signal3TemplateIds,
  signalIdTypeSchema,
  signalMetaSchema,
  signalTemplateIds,
} from './signal-requests.ts';

export { signalTemplateId } from './signal-requests.ts';
export const signalRegions: readonly string[] = ['PH'];
export const signal2Regions: readonly string[] = ['IN', 'MX', 'PH', 'ID', 'CO', 'TH'];

const signalTypeSchema = z.enum(['Signal1', 'Signal2', 'Signal3']).meta({ id: 'SignalType' });
export type SignalType = z.infer<typeof signalTypeSchema>;

const signalItemSchema = lookupItemSchema.meta({ id: 'BetaSignalItem' });

const signalSchema = z
  .object({
    ...lookupHead,
    signalType: signalTypeSchema,
    requestMeta: signalMetaSchema.describe('Request as it was sent; its fields depend on the template.'),
    items: z.array(signalItemSchema).describe('Empty until the lookup is complete, and if there is no data.'),
  })
  .meta({ id: 'BetaSignal' });
export type Signal = z.infer<typeof signalSchema>;

const newSignalSchema = z
  .object({
    phone: hashablePhoneSchema,
    templateId: z.enum(signalTemplateIds),
    countryCode: countrySchema
      .nullish()
      .transform((code) => code ?? 'PH')
      .describe('PH is the default.'),
    consent: newConsentSchema,
  })
  .meta({ id: 'BetaSignalPostRequest' });
export type NewSignal = z.output<typeof newSignalSchema>;

const newSignal2Schema = z
  .object({
    phone: hashablePhoneSchema,
    templateId: z.literal(signal2TemplateId),
    countryCode: countrySchema.describe('IN, MX, PH, ID, CO or TH.'),
    consent: newConsentSchema,
  })
  .meta({ id: 'BetaSignal2PostRequest' });
export type NewSignal2 = z.output<typeof newSignal2Schema>;

const newSignal3Schema = z
  .discriminatedUnion('templateId', [
    z
      .object({
        templateId: z.literal(signal3TemplateIds.mexico),
        fullName: z.string().trim().min(1).max(200),
        phone: hashablePhoneSchema.meta({ examples: ['529559991234'] }),
        curp: curpSchema,
        nss: emptyAsNull(nssSchema).describe('Optional.'),
        emailAddress: emptyAsNull(z.email().max(200)).describe('Optional.'),
        consent: newConsentSchema,
      })
      .meta({ id: 'BetaSignal3Tpl1PostRequest' }),
    z
      .object({
        templateId: z.literal(signal3TemplateIds.thailand),
        fullName: z.string().trim().min(1).max(200),
        mobileNumber: hashablePhoneSchema.meta({ examples: ['669178912345'] }),
        idType: signalIdTypeSchema,
        idNumber: z
          .string()
          .trim()
          .regex(/^\d{13}$/, 'must be 13 digits')
          .meta({ examples: ['1234567890123'] }),
        consent: newConsentSchema,
      })
      .meta({ id: 'BetaSignal3Tpl2PostRequest' }),
  ])
  .meta({ id: 'BetaSignal3PostRequest' });
export type NewSignal3 = z.output<typeof newSignal3Schema>;

export const signalFormSchema = z.object({
  phone: mobileDigitsSchema.min(1, requiredMessage),
  consent: consentFormSchema,
});

const tag = 'Signals';

export const signalsApi = {
  create: endpoint({
    operationId: 'createSignal',
    summary: 'Request the risk signals of a phone number',
    description: `${lookupCourse} Sandbox: \`639559991234\` has signals, any other valid number has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/beta/signals',
    auth: 'openApi',
    body: newSignalSchema,
    answer: signalSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  create2: endpoint({
    operationId: 'createSignal2',
    summary: 'Request the risk signals of a phone number in one of six countries',
    description: `The number must be of \`countryCode\`. ${lookupCourse} Sandbox: \`639559991234\` in PH has signals, any other valid number has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/beta/signals/createSignal2',
    auth: 'openApi',
    body: newSignal2Schema,
    answer: signalSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  create3: endpoint({
    operationId: 'createSignal3',
    summary: 'Request the risk signals of a person in Mexico or Thailand',
    description: `The fields of the request depend on \`templateId\`. ${lookupCourse} Sandbox: the examples have signals, any other valid input has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/beta/signals/createSignal3',
    auth: 'openApi',
    body: newSignal3Schema,
    answer: signalSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listSignals',
    summary: 'List risk signal requests, newest first',
    tag,
    method: 'GET',
    path: '/beta/signals',
    auth: 'openApi',
    query: pageQuery().extend({
      signalId: idFilter,
      signalType: signalTypeSchema.optional(),
      phone: phoneFilter,
      ...lookupDates,
    }),
    answer: listOf(signalSchema),
  }),
  get: endpoint({
    operationId: 'getSignal',
    summary: 'Get a risk signal request',
    tag,
    method: 'GET',
    path: '/beta/signals/{id}',
    auth: 'openApi',
    params: idParams,
    answer: signalSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
