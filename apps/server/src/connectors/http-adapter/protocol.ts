import { accountErrorCodeSchema } from '@smile/contract/accounts';
import { providerTypeSchema } from '@smile/contract/providers';
import { z } from 'zod';
import type { FetchedData } from '../connector.ts';
import { fetchedPageSchema } from './fetched-page.ts';

/** Operations of the adapter protocol (docs/connectors.md); each is a path below the adapter's URL. */
export type Operation = 'health' | 'catalogue' | 'begin' | 'submit-mfa' | 'resend-mfa' | 'fetch' | 'revoke';

/** Data points that an adapter can deliver; the platform derives the others. */
export const sourceDatapoints = [
  'IDENTITIES',
  'EMPLOYMENTS',
  'INCOMES',
  'CONTRIBUTIONS',
  'LIABILITIES',
  'RATINGS',
  'TRANSACTIONS',
  'DOCUMENTS',
] as const;

/** Maximum items of an account, over all pages. */
export const maxItems = 50_000;
/** Lower maximum for kinds whose items are costly: each creates its own events or derived payments. */
export const maxItemsOf: Partial<Record<keyof FetchedData, number>> = {
  identities: 10,
  ratings: 10,
  employments: 1000,
  liabilities: 1000,
  documents: 1000,
};

export const adapterIdPattern = /^[a-z0-9](-?[a-z0-9]){0,39}$/;
const providerId = z.string().regex(/^[a-z0-9]([-_]?[a-z0-9]){1,59}$/);
const shortText = z.string().trim().min(1).max(200);
const maxStateCharacters = 16_000;

const loginOptionSchema = z.object({
  type: z.string().min(1).max(50),
  label: shortText,
  fields: z
    .array(
      z.object({
        name: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,49}$/),
        label: shortText,
        type: z.enum(['text', 'email', 'tel', 'password']).default('text'),
        autocomplete: z.string().max(50).default('off'),
      }),
    )
    .min(1)
    .max(10),
});

/** Display data of a provider that is missing from our own catalogue. */
const entrySchema = z.object({
  name: shortText,
  longName: shortText.optional(),
  type: providerTypeSchema,
  subType: z.string().max(50),
  supported: z.array(z.enum([...sourceDatapoints, 'EINCOMES', 'LINK', 'INSIGHTS'])).min(1),
  mfa: z.boolean().default(false),
  monitorSupported: z.boolean().default(false),
  connectionType: z.enum(['LOGIN', 'NO_NEED_LOGIN']).default('LOGIN'),
  description: z.string().max(500).default(''),
});
export type AdapterEntry = z.output<typeof entrySchema>;

const servedProviderSchema = z.object({
  id: providerId,
  loginOptions: z.array(loginOptionSchema).max(5).default([]),
  entry: entrySchema.optional(),
});
export type ServedProvider = z.output<typeof servedProviderSchema>;

const stateSchema = z
  .record(z.string(), z.unknown())
  .refine((state) => JSON.stringify(state).length <= maxStateCharacters, { error: 'is longer than 16,000 characters' });

const loginName = z
  .string()
  .max(200)
  .nullish()
  .transform((name) => name ?? null);

const loginErrorSchema = z.object({ status: z.literal('ERROR'), loginName, errorCode: accountErrorCodeSchema });

const loginSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('CONNECTED'), loginName, state: stateSchema }),
  z.object({
    status: z.literal('AWAITING_MFA'),
    loginName,
    state: stateSchema,
    prompt: shortText,
    codeLength: z
      .number()
      .int()
      .min(1)
      .max(50)
      .nullish()
      .transform((length) => length ?? null),
    expiresInSeconds: z.number().int().min(1).max(3600),
    resendInSeconds: z.number().int().min(0).max(3600),
  }),
  loginErrorSchema,
]);

const fetchSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('PAGE'),
    data: fetchedPageSchema,
    progress: z.number().min(0).max(100),
    nextCursor: z.string().min(1).max(2000).nullable(),
    state: stateSchema.optional(),
  }),
  z.object({ status: z.literal('ERROR'), errorCode: accountErrorCodeSchema }),
]);

/** Answer schemas by operation. */
export const answerSchemas = {
  health: z.object({ status: z.enum(['UP', 'DEGRADED', 'DOWN']), message: z.string().max(500).nullish() }),
  catalogue: z.object({ providers: z.array(servedProviderSchema).max(500) }),
  begin: loginSchema,
  'submit-mfa': loginSchema,
  'resend-mfa': loginSchema,
  fetch: fetchSchema,
  revoke: z.object({ status: z.enum(['REVOKED', 'UNKNOWN']) }),
} satisfies Record<Operation, z.ZodType>;
export type AnswerOf<O extends Operation> = z.output<(typeof answerSchemas)[O]>;
