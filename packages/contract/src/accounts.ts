import { z } from 'zod';
import { dateRangeQuery, dateTimeSchema, idParams, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { accountPayloadSchema } from './user-data.ts';

export const connectionStatusSchema = z
  .enum(['PENDING', 'AWAITING_MFA', 'ERROR', 'CONNECTED', 'DISCONNECTED'])
  .meta({ id: 'AccountConnectionStatus' });
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>;

export const monitorStatusSchema = z
  .enum(['ACTIVE', 'USER_ACTION_REQUIRED', 'UNSUPPORTED', 'CUSTOMER_DISABLED'])
  .meta({ id: 'AccountMonitorStatus' });
export type MonitorStatus = z.infer<typeof monitorStatusSchema>;

/** Every account error code with its message. */
export const accountErrors = {
  ACCOUNT_DISABLED: 'Account is disabled',
  ACCOUNT_INACCESSIBLE: 'Account is inaccessible',
  ACCOUNT_INCOMPLETE: 'Account is incomplete',
  ACCOUNT_LOCKED: 'Account is locked',
  AUTH_REQUIRED: 'Credentials are required',
  EXPIRED_CREDENTIALS: 'Credentials have expired',
  INVALID_ACCOUNT_TYPE: 'Invalid account type',
  INVALID_AUTH: 'Authentication failed',
  INVALID_CREDENTIALS: 'Invalid username or password!',
  INVALID_MFA: 'Invalid verification code',
  MFA_TIMEOUT: 'Verification code timed out',
  SERVICE_UNAVAILABLE: 'Service is unavailable',
  SYSTEM_ERROR: 'System error',
  TOS_REQUIRED: 'Terms of service must be accepted',
  UNSUPPORTED_AUTH_TYPE: 'Unsupported authentication type',
  UNSUPPORTED_MFA_METHOD: 'Unsupported MFA method',
} as const;
export type AccountErrorCode = keyof typeof accountErrors;
export const accountErrorCodeSchema = z
  .enum(Object.keys(accountErrors) as [AccountErrorCode])
  .meta({ id: 'AccountErrorCode' });

const accountSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    providerId: z.string(),
    userId: z.string(),
    connectionStatus: connectionStatusSchema,
    monitorStatus: monitorStatusSchema,
    monitor: z.object({ status: monitorStatusSchema, updatedAt: dateTimeSchema.nullable() }),
    connection: z.object({
      status: connectionStatusSchema,
      errorCode: accountErrorCodeSchema.nullable(),
      errorMessage: z.string().nullable(),
      updatedAt: dateTimeSchema,
    }),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

const tag = 'Accounts';

export const accountsApi = {
  list: endpoint({
    operationId: 'listAccounts',
    summary: 'List connected accounts, newest first',
    tag,
    method: 'GET',
    path: '/accounts',
    auth: 'openApi',
    query: pageQuery().extend({ userId: idSchema.optional(), ...dateRangeQuery.shape }),
    answer: listOf(accountSchema),
  }),
  get: endpoint({
    operationId: 'getAccount',
    summary: 'Get an account',
    tag,
    method: 'GET',
    path: '/accounts/{id}',
    auth: 'openApi',
    params: idParams,
    answer: accountSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  payload: endpoint({
    operationId: 'getAccountPayload',
    summary: 'Get all data of an account in one answer',
    tag,
    method: 'GET',
    path: '/accounts/{id}/payload',
    auth: 'openApi',
    params: idParams,
    answer: accountPayloadSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  disableMonitor: endpoint({
    operationId: 'disableAccountMonitor',
    summary: 'Stop the continuous data sync of an account',
    description: 'The account stays connected and keeps the data read so far. Cannot be undone.',
    tag,
    method: 'POST',
    path: '/accounts/{accountId}/disableMonitor',
    auth: 'openApi',
    params: z.object({ accountId: idSchema }),
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
  revoke: endpoint({
    operationId: 'deleteAccount',
    summary: 'Revoke an account and delete all its data',
    tag,
    method: 'DELETE',
    path: '/accounts/{id}',
    auth: 'openApi',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
} as const;
