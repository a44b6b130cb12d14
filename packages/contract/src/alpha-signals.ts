import { z } from 'zod';
import { idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import {
  consentSchema,
  idFilter,
  lookupCourse,
  lookupDates,
  lookupHead,
  lookupPhoneSchema,
  newConsentSchema,
  phoneFilter,
} from './lookups.ts';
import { signalIndicators } from './signal-indicators.ts';

const indicator = z.number().nullable();

/** All indicators, by name. */
const alphaResultSchema = z
  .object(Object.fromEntries(signalIndicators.map(({ name }) => [name, indicator])))
  .meta({ id: 'AlphaSignalResult' });
export type AlphaSignalResult = z.infer<typeof alphaResultSchema>;

const alphaSignalSchema = z
  .object({
    ...lookupHead,
    requestMeta: z.object({ phone: z.string(), consent: consentSchema }),
    result: alphaResultSchema.nullable().describe('Null until the lookup is complete, and if there is no data.'),
  })
  .meta({ id: 'Signal' });
export type AlphaSignal = z.infer<typeof alphaSignalSchema>;

const newAlphaSignalSchema = z
  .object({ phone: lookupPhoneSchema, consent: newConsentSchema })
  .meta({ id: 'SignalPostRequest' });
export type NewAlphaSignal = z.output<typeof newAlphaSignalSchema>;

const tag = 'Signals';

export const alphaSignalsApi = {
  create: endpoint({
    operationId: 'createAlphaSignal',
    summary: 'Request the risk signals of a phone number in the Philippines',
    description:
      `Earlier version of the beta operation: each indicator is a field of \`result\`. ${lookupCourse} ` +
      `Sandbox: \`639559991234\` has signals, any other valid number has none (\`NO_DATA\`).`,
    tag,
    method: 'POST',
    path: '/alpha/signals',
    auth: 'openApi',
    body: newAlphaSignalSchema,
    answer: alphaSignalSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listAlphaSignals',
    summary: 'List risk signal requests by phone number, newest first',
    tag,
    method: 'GET',
    path: '/alpha/signals',
    auth: 'openApi',
    query: pageQuery().extend({ signalId: idFilter, phone: phoneFilter, ...lookupDates }),
    answer: listOf(alphaSignalSchema),
  }),
  get: endpoint({
    operationId: 'getAlphaSignal',
    summary: 'Get a risk signal request by phone number',
    tag,
    method: 'GET',
    path: '/alpha/signals/{id}',
    auth: 'openApi',
    params: idParams,
    answer: alphaSignalSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
