import { z } from 'zod';
import { idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countrySchema } from './iso-codes.ts';
import {
  consentFormSchema,
  consentSchema,
  hashablePhoneSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  lookupItemSchema,
  mobileDigitsSchema,
  newConsentSchema,
  phoneFilter,
  requiredMessage,
} from './lookups.ts';

/** The template the portal requests by; the others are older names of the same one. */
export const signalTemplateId = 'tpl-sgn003001';
const signalTemplateIds = [
  signalTemplateId,
  'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8',
  'signalTpl-f250f305c3bf0aa690cca93ef0f0fb03',
  'signalTpl-f6b74d81a4807f4c01e6a920920775ad',
  'signalTpl-7a01659636c119ca4566308effd05d06',
  'signalTpl-e5ba74fe8089fe44eeeafb68991b1e70',
] as const;
export const signalRegions: readonly string[] = ['PH'];

const signalTypeSchema = z.enum(['Signal1', 'Signal2', 'Signal3']).meta({ id: 'SignalType' });

const signalItemSchema = lookupItemSchema.meta({ id: 'BetaSignalItem' });

const signalSchema = z
  .object({
    ...lookupHead,
    signalType: signalTypeSchema,
    requestMeta: z.object({
      phone: z.string(),
      countryCode: countrySchema,
      templateId: z.string(),
      consent: consentSchema,
    }),
    items: z.array(signalItemSchema).describe('Empty until the lookup is complete, and where there is no data.'),
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
      .describe('PH, which it also is when nothing is sent.'),
    consent: newConsentSchema,
  })
  .meta({ id: 'BetaSignalPostRequest' });
export type NewSignal = z.output<typeof newSignalSchema>;

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
    errors: ['UNAUTHORIZED_ACCESS'],
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
