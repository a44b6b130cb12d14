import { z } from 'zod';
import { accountErrorCodeSchema, connectionStatusSchema } from './accounts.ts';
import { dateTimeSchema, idParams, listOf, modeSchema, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { providerSchema, providerTypeSchema } from './providers.ts';
import { winkTemplateSchema } from './wink-templates.ts';

/** Data that the widget loads before its first screen. */
const linkConfigSchema = z.object({
  mode: modeSchema,
  userId: z.string(),
  tenantName: z.string(),
  template: winkTemplateSchema,
});
export type LinkConfig = z.infer<typeof linkConfigSchema>;

/** One input of a provider's login form; `password` inputs are masked and never stored. */
const loginFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'email', 'tel', 'password']),
  autocomplete: z.string(),
});
export type LoginField = z.infer<typeof loginFieldSchema>;

/** One way to sign in to a provider; `type` is returned as `loginType`. */
const loginOptionSchema = z.object({ type: z.string(), label: z.string(), fields: z.array(loginFieldSchema) });
export type LoginOption = z.infer<typeof loginOptionSchema>;

const linkProviderSchema = providerSchema.extend({
  /** In display order; empty for providers without a login. */
  loginOptions: z.array(loginOptionSchema),
  /** The end user's active account at this provider, if any. */
  accountId: z.string().nullable(),
});
export type LinkProvider = z.infer<typeof linkProviderSchema>;

/** State of a connection; `stage` and `progress` (0 to 100) reflect the connector's real steps. */
const linkAccountSchema = z.object({
  id: z.string(),
  userId: z.string(),
  providerId: z.string(),
  loginName: z.string().nullable(),
  status: connectionStatusSchema,
  errorCode: accountErrorCodeSchema.nullable(),
  errorMessage: z.string().nullable(),
  /** Connected, but the source rejects the login: data is not updated until the person signs in again. */
  needsLogin: z.boolean(),
  stage: z.enum(['LOGGING_IN', 'AWAITING_MFA', 'FETCHING', 'SAVING', 'DONE']),
  progress: z.number().int().min(0).max(100),
  mfa: z
    .object({
      prompt: z.string(),
      codeLength: z.number().int().nullable(),
      expiresAt: z.string(),
      resendAt: z.string(),
    })
    .nullable(),
  createdAt: z.string(),
});
export type LinkAccount = z.infer<typeof linkAccountSchema>;

const uiEventNames = [
  'ConsentPageOpened',
  'ProviderListPageOpened',
  'LoginPageOpened',
  'MfaPageOpened',
  'ConnectSuccessPageOpened',
  'AccountRevokePageOpened',
  'LoginOptionsPageOpened',
  'EmployerSurveyPageOpened',
  'FileTypeListPageOpened',
  'FileTypePageOpened',
  'ArchiveSuccessPageOpened',
  'RevokeArchivePageOpened',
] as const;
export type UiEventName = (typeof uiEventNames)[number];

/** Maximum wait of a long-polling request for a connection. */
const maxAccountWaitMs = 2000;

const tag = 'Link';
const credential = z.string().max(500);

export const widgetApi = {
  config: endpoint({
    operationId: 'getLinkConfig',
    summary: 'Template, mode and tenant of the token',
    tag,
    method: 'GET',
    path: '/config',
    auth: 'link',
    isForManaging: true,
    query: z.object({ templateId: z.string().max(200).optional() }),
    answer: linkConfigSchema,
  }),
  providers: endpoint({
    operationId: 'listLinkDatasources',
    summary: 'Providers the end user may connect',
    tag,
    method: 'GET',
    path: '/datasources',
    auth: 'link',
    isForManaging: true,
    query: pageQuery(100).extend({
      templateId: z.string().max(200).optional(),
      type: providerTypeSchema.optional(),
      name: z.string().max(200).optional(),
      ids: z.string().max(8000).optional(),
      topIds: z.string().max(8000).optional(),
    }),
    answer: listOf(linkProviderSchema),
  }),
  createAccount: endpoint({
    operationId: 'createLinkAccount',
    summary: 'Start connecting an account',
    description:
      "Credentials are `{ username, password }` or the fields of one of the provider's `loginOptions`, whose type is `loginType`.",
    tag,
    method: 'POST',
    path: '/accounts',
    auth: 'link',
    body: z.object({
      providerId: z.string().min(1).max(200),
      loginType: z.string().max(50).optional(),
      credentials: z.record(z.string().max(50), credential).default({}),
    }),
    status: 201,
    answer: linkAccountSchema,
    errors: ['MISSING_RESOURCE', 'LINK_EXPIRED', 'EDIT_CONFLICT'],
  }),
  submitMfa: endpoint({
    operationId: 'submitLinkMfa',
    summary: 'Submit the verification code',
    tag,
    method: 'POST',
    path: '/accounts/{id}/mfa',
    auth: 'link',
    params: idParams,
    body: z.object({ code: z.string().trim().min(1).max(50) }),
    answer: linkAccountSchema,
    errors: ['MISSING_RESOURCE', 'LINK_EXPIRED', 'EDIT_CONFLICT'],
  }),
  resendMfa: endpoint({
    operationId: 'resendLinkMfa',
    summary: 'Ask the provider for a new verification code',
    tag,
    method: 'POST',
    path: '/accounts/{id}/mfa/resend',
    auth: 'link',
    params: idParams,
    answer: linkAccountSchema,
    errors: ['MISSING_RESOURCE', 'LINK_EXPIRED', 'EDIT_CONFLICT'],
  }),
  listAccounts: endpoint({
    operationId: 'listLinkAccounts',
    summary: "The end user's accounts",
    tag,
    method: 'GET',
    path: '/accounts',
    auth: 'link',
    isForManaging: true,
    query: pageQuery(100),
    answer: listOf(linkAccountSchema),
  }),
  getAccount: endpoint({
    operationId: 'getLinkAccount',
    summary: 'Get the state of a connection',
    tag,
    method: 'GET',
    path: '/accounts/{id}',
    description:
      '`waitMs` holds the answer until the connection changes, for at most so many milliseconds; not at all if only the end user can change it.',
    auth: 'link',
    isForManaging: true,
    params: idParams,
    query: z.object({ waitMs: z.coerce.number().int().min(0).max(maxAccountWaitMs).default(0) }),
    answer: linkAccountSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  revokeAccount: endpoint({
    operationId: 'deleteLinkAccount',
    summary: 'Revoke an account and delete its data',
    tag,
    method: 'DELETE',
    path: '/accounts/{id}',
    auth: 'link',
    isForManaging: true,
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
  recordEvent: endpoint({
    operationId: 'createLinkEvent',
    summary: 'Record what the end user opened',
    tag,
    method: 'POST',
    path: '/events',
    auth: 'link',
    body: z.object({
      eventName: z.enum(uiEventNames),
      eventTime: dateTimeSchema,
      account: z.object({ providerId: z.string().max(200), accountId: z.string().max(200).optional() }).optional(),
      archive: z.object({ fileType: z.string().max(100) }).optional(),
    }),
    answer: null,
    errors: ['EDIT_CONFLICT'],
  }),
  suggestEmployers: endpoint({
    operationId: 'suggestLinkEmployers',
    summary: 'Suggest employer names by their beginning or sound',
    description: 'The best eight from the catalogue and from data of several end users of the tenant.',
    tag,
    method: 'GET',
    path: '/employers',
    auth: 'link',
    query: z.object({ name: z.string().trim().min(2).max(120) }),
    answer: z.object({ names: z.array(z.string()) }),
  }),
  answerEmployerSurvey: endpoint({
    operationId: 'createLinkEmployerSurvey',
    summary: 'Report an employer or company that is not in the list',
    tag,
    method: 'POST',
    path: '/employerSurveys',
    auth: 'link',
    body: z.object({ employerName: z.string().trim().min(2).max(120) }),
    status: 201,
    answer: null,
    errors: ['EDIT_CONFLICT'],
  }),
} as const;
