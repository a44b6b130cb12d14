import { z } from 'zod';
import { listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

export const providerTypes = {
  GIG: 'Gig Platform',
  GOVERNMENT: 'Govt Service',
  SYSTEM: 'System',
  EMPLOYER: 'Employer',
  CREDENTIAL: 'Credential',
} as const;
export const providerTypeSchema = z
  .enum(Object.keys(providerTypes) as [keyof typeof providerTypes])
  .meta({ id: 'ProviderType' });
export type ProviderType = z.infer<typeof providerTypeSchema>;

export const datapointSchema = z
  .enum([
    'IDENTITIES',
    'TRANSACTIONS',
    'RATINGS',
    'EMPLOYMENTS',
    'DOCUMENTS',
    'INCOMES',
    'CONTRIBUTIONS',
    'EINCOMES',
    'LIABILITIES',
    'LINK',
    'INSIGHTS',
  ])
  .meta({ id: 'RefDatapoint' });
export type Datapoint = z.infer<typeof datapointSchema>;

const connectionTypeSchema = z.enum(['LOGIN', 'NO_NEED_LOGIN']);

export const providerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    longName: z.string(),
    logoUrl: z.string(),
    type: providerTypeSchema,
    typeLabel: z.string(),
    subType: z.string(),
    subTypeLabel: z.string(),
    active: z.boolean(),
    enabled: z.boolean(),
    mfa: z.boolean(),
    accountConnection: z.boolean(),
    supported: z.array(datapointSchema),
    monitorSupported: z.boolean(),
    description: z.string(),
    enableOcr: z.boolean(),
    connectionType: connectionTypeSchema,
    kind: z.literal('PROVIDER'),
    ord: z.number().int(),
  })
  .meta({ id: 'Provider' });
export type Provider = z.infer<typeof providerSchema>;

/** `true` or `false` in a query string. */
export const queryBoolean = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .or(z.boolean());

/** Comma-separated ids, or the parameter repeated for each id. */
export const idListSchema = z
  .union([z.string().max(8000), z.array(z.string().max(200)).max(100)])
  .transform((ids) => (typeof ids === 'string' ? ids : ids.join(',')));

export const providersApi = {
  list: endpoint({
    operationId: 'listProviders',
    summary: 'List the providers end users can connect',
    tag: 'Providers',
    method: 'GET',
    path: '/providers',
    auth: 'openApi',
    query: pageQuery().extend({
      type: providerTypeSchema.optional(),
      subType: z.string().max(50).optional(),
      active: queryBoolean.optional(),
      enabled: queryBoolean.optional(),
      accountConnection: queryBoolean.optional(),
      name: z.string().max(200).optional(),
      ids: idListSchema.optional().describe('Comma-separated ids; only these are listed.'),
      topIds: idListSchema.optional().describe('Comma-separated ids to list first.'),
    }),
    answer: listOf(providerSchema),
  }),
  get: endpoint({
    operationId: 'getProvider',
    summary: 'Get a provider',
    tag: 'Providers',
    method: 'GET',
    path: '/providers/{id}',
    auth: 'openApi',
    params: z.object({ id: z.string().min(1).max(200) }),
    answer: providerSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
