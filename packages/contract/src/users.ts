import { z } from 'zod';
import {
  dateRangeQuery,
  dateSchema,
  dateTimeSchema,
  idParams,
  idSchema,
  listOf,
  modeQuery,
  modeSchema,
  pageQuery,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { userPayloadSchema, userSessionSchema } from './user-sessions.ts';

const asciiOnly = /^[\x20-\x7e]*$/;
const asciiMessage = 'Only ASCII characters are allowed';

/** At most five pairs of ASCII strings: keys of up to 50 characters, values of up to 500. */
const externalMetadataSchema = z
  .record(z.string().min(1).max(50).regex(asciiOnly, asciiMessage), z.string().max(500).regex(asciiOnly, asciiMessage))
  .refine((pairs) => Object.keys(pairs).length <= 5, 'At most 5 pairs are allowed')
  .meta({ id: 'ExternalMetadata' });

const userSchema = z
  .object({
    id: z.string(),
    externalMetadata: z.record(z.string(), z.string()),
    createdAt: dateTimeSchema,
    providers: z.array(z.string()).meta({ deprecated: true }),
    session: userSessionSchema,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

const tokenSchema = z
  .object({ id: z.string(), expiresAt: dateTimeSchema, mode: modeSchema, accessToken: z.string() })
  .meta({ id: 'Token' });
export type Token = z.infer<typeof tokenSchema>;

export const usersApi = {
  create: endpoint({
    operationId: 'createUser',
    summary: 'Create an end user and the token that opens the widget for them',
    tag: 'Users',
    method: 'POST',
    path: '/users',
    auth: 'openApi',
    body: z
      .object({ externalMetadata: externalMetadataSchema.nullish() })
      .nullish()
      .transform((body) => body ?? {}),
    status: 201,
    answer: z.object({ user: userSchema, token: tokenSchema }),
  }),
  list: endpoint({
    operationId: 'listUsers',
    summary: 'List end users, newest first',
    tag: 'Users',
    method: 'GET',
    path: '/users',
    auth: 'openApi',
    query: pageQuery().extend(dateRangeQuery.shape),
    answer: listOf(userSchema),
  }),
  get: endpoint({
    operationId: 'getUser',
    summary: 'Get an end user',
    tag: 'Users',
    method: 'GET',
    path: '/users/{id}',
    auth: 'openApi',
    params: idParams,
    answer: userSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  payload: endpoint({
    operationId: 'getUserPayload',
    summary: 'Get everything that an end user shared in one answer',
    description:
      'Lists have up to 300 items; use nextCursor in the list of the data point, with the sourceId of the account or archive, for more.',
    tag: 'Users',
    method: 'GET',
    path: '/users/{id}/payload',
    auth: 'openApi',
    params: idParams,
    answer: userPayloadSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  resetSession: endpoint({
    operationId: 'resetUserSession',
    summary: 'Delete everything that an end user shared and start their session anew',
    description: 'Accounts and archives are revoked and forms deleted; the user and their tokens stay.',
    tag: 'Users',
    method: 'POST',
    path: '/users/{id}/resetSession',
    auth: 'openApi',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  createToken: endpoint({
    operationId: 'createToken',
    summary: 'Create a fresh token for an existing end user',
    tag: 'Tokens',
    method: 'POST',
    path: '/tokens',
    auth: 'openApi',
    query: z.object({ userId: idSchema }),
    status: 201,
    answer: tokenSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;

/** A row of the portal's user list. */
const userRowSchema = z.object({
  userId: z.string(),
  name: z.string().nullable(),
  fullName: z.string().nullable(),
  headImageUrl: z.string().nullable(),
  createdAt: dateTimeSchema,
  updatedAt: dateTimeSchema,
  accounts: z.array(
    z.object({
      userId: z.string(),
      accountId: z.string(),
      providerId: z.string(),
      providerName: z.string(),
      providerLogoUrl: z.string(),
    }),
  ),
  uploads: z.array(z.object({ userId: z.string(), id: z.string(), fileType: z.string(), providerLogoUrl: z.string() })),
  /** Created by the emulator and excluded from counts. */
  isEmulated: z.boolean(),
});
export type UserRow = z.infer<typeof userRowSchema>;

/** Stored data of one end user, shown before erasure. */
const userHoldingsSchema = z.object({
  accounts: z.array(
    z.object({
      accountId: z.string(),
      providerId: z.string(),
      providerName: z.string(),
      itemCount: z.number().int(),
    }),
  ),
  archives: z.array(z.object({ archiveId: z.string(), fileType: z.string(), fileCount: z.number().int() })),
  formCount: z.number().int(),
  /** True if an invite has the person's name and address. */
  isInvited: z.boolean(),
});
export type UserHoldings = z.infer<typeof userHoldingsSchema>;

const oneUser = { params: z.object({ userId: idSchema }), query: modeQuery };

export const userPageSize = 20;

export const portalUsersApi = {
  list: endpoint({
    operationId: 'listPortalUsers',
    summary: 'List end users by the outcome of their connections',
    tag: 'Users',
    method: 'GET',
    path: '/users',
    auth: 'developer',
    query: pageQuery(userPageSize).extend({
      mode: modeSchema,
      status: z.enum(['success', 'fail']).default('success'),
      queryUserId: z.string().max(200).optional(),
      queryProviderId: z.string().max(200).optional(),
      queryStartDate: dateSchema.optional(),
      queryEndDate: dateSchema.optional(),
      userName: z.string().max(200).optional(),
    }),
    answer: listOf(userRowSchema),
  }),
  emulate: endpoint({
    operationId: 'emulateUser',
    summary: "The emulator's user of the developer in a mode, with a token that opens the widget",
    description: 'Returns the same user until a new one is requested; it is marked and not counted.',
    tag: 'Users',
    method: 'POST',
    path: '/emulatedUsers',
    auth: 'developer',
    query: modeQuery,
    body: z.object({ isFresh: z.boolean().default(false) }),
    answer: z.object({ userId: z.string(), token: tokenSchema }),
  }),
  holdings: endpoint({
    operationId: 'getUserHoldings',
    summary: 'Get the stored data of an end user',
    tag: 'Users',
    method: 'GET',
    path: '/users/{userId}/holdings',
    auth: 'developer',
    ...oneUser,
    answer: userHoldingsSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  erase: endpoint({
    operationId: 'eraseUser',
    summary: 'Erase an end user and everything that is stored of them',
    tag: 'Users',
    method: 'DELETE',
    path: '/users/{userId}',
    auth: 'developer',
    role: 'ADMIN',
    ...oneUser,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
