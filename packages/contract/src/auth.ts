import { z } from 'zod';
import { dateTimeSchema, emailSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { newPasswordSchema } from './password.ts';

function nameSchema(required: string) {
  return z.string().trim().min(1, required).min(2, 'Too Short!').max(50, 'Too Long!');
}

export const jobTitleSchema = z.string().trim().min(1, 'Job title is required').max(200, 'Too Long!');

const issuedTokenSchema = z.object({ token: z.string(), expiresAt: dateTimeSchema });

export const loginTokensSchema = z.object({
  developerToken: issuedTokenSchema,
  openApiSandboxToken: issuedTokenSchema,
  openApiProductionToken: issuedTokenSchema.nullable(),
});
export type LoginTokens = z.infer<typeof loginTokensSchema>;

/** The remaining step of a sign-in: verify a second factor, or set one up. */
const secondStepSchema = z.object({
  kind: z.enum(['VERIFY', 'SET_UP']),
  methods: z.array(z.enum(['TOTP', 'PASSKEY', 'RECOVERY_CODE'])),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

export const loginSchema = z.object({
  emailAddress: emailSchema,
  password: z.string().min(1, 'Password is required').max(1000),
});

export const registrationSchema = z.object({
  firstName: nameSchema('First name is required'),
  lastName: nameSchema('Last name is required'),
  tenantName: nameSchema('Organization name is required'),
  emailAddress: emailSchema,
  title: jobTitleSchema,
  password: newPasswordSchema('Password is required'),
  register: z.boolean().default(true),
});

/** The token in a mailed link. */
const mailedTokenSchema = z.string().min(1).max(500);

/** The account that a mailed link opens. */
const mailedLinkSchema = z.object({ emailAddress: z.string() });

export const resetRequestSchema = z.object({ emailAddress: emailSchema });

export const confirmResetSchema = z.object({
  newPassword: newPasswordSchema('New password is required'),
  token: mailedTokenSchema,
});

export const acceptInviteSchema = z.object({
  firstName: nameSchema('First name is required'),
  lastName: nameSchema('Last name is required'),
  title: jobTitleSchema,
  newPassword: newPasswordSchema('Password is required'),
  token: mailedTokenSchema,
});

/** Lifetimes of tokens and of mailed links, in seconds. */
export const lifetimes = {
  developerTokenSeconds: 12 * 3600,
  openApiTokenSeconds: 12 * 3600,
  /** Lifetime of the token for the second step of a sign-in, or for its setup. */
  unfinishedSignInSeconds: 20 * 60,
  /** Lifetime of an end user's token for the widget and the Link API. */
  linkTokenSeconds: 5 * 3600,
  /** Screens and mails say "10 minutes" of this link and the next one. */
  confirmLinkSeconds: 10 * 60,
  resetLinkSeconds: 10 * 60,
  inviteLinkSeconds: 7 * 24 * 3600,
  /** Lifetime of an end user's invite link. */
  userInviteSeconds: 14 * 24 * 3600,
} as const;

const tag = 'Sign-in';

export const authApi = {
  login: endpoint({
    operationId: 'createDeveloperToken',
    summary: 'Sign in',
    tag,
    method: 'POST',
    path: '/developerTokens',
    auth: 'public',
    body: loginSchema,
    status: 201,
    answer: loginTokensSchema.extend({
      secondStep: secondStepSchema
        .nullable()
        .describe(
          'Remaining sign-in step. Until it is done, the developer token works for nothing else, and the other tokens do not work.',
        ),
    }),
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  register: endpoint({
    operationId: 'registerDeveloper',
    summary: 'Register an organization and its first administrator',
    tag,
    method: 'POST',
    path: '/developers/register',
    auth: 'public',
    body: registrationSchema,
    answer: null,
    errors: ['REQUEST_LIMIT_EXCEEDED'],
  }),
  confirmRegistration: endpoint({
    operationId: 'confirmRegistration',
    summary: 'Confirm an email address',
    tag,
    method: 'POST',
    path: '/developers/confirmRegistration',
    auth: 'public',
    body: z.object({ token: mailedTokenSchema }),
    answer: null,
    errors: ['LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  resendConfirmation: endpoint({
    operationId: 'resendConfirmation',
    summary: 'Ask for another link that confirms the address of a registration',
    tag,
    method: 'POST',
    path: '/developers/resendConfirmation',
    auth: 'public',
    body: resetRequestSchema,
    answer: null,
    errors: ['REQUEST_LIMIT_EXCEEDED'],
  }),
  confirmEmail: endpoint({
    operationId: 'confirmEmail',
    summary: 'Confirm a new email address, which takes effect',
    tag,
    method: 'POST',
    path: '/developers/confirmEmail',
    auth: 'public',
    body: z.object({ token: mailedTokenSchema }),
    answer: null,
    errors: ['LINK_EXPIRED', 'ALREADY_EXISTS', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  resetPassword: endpoint({
    operationId: 'resetPassword',
    summary: 'Ask for a reset link',
    tag,
    method: 'POST',
    path: '/developers/resetPassword',
    auth: 'public',
    body: resetRequestSchema,
    answer: null,
    errors: ['REQUEST_LIMIT_EXCEEDED'],
  }),
  confirmResetPassword: endpoint({
    operationId: 'confirmResetPassword',
    summary: 'Set a new password with a reset link',
    tag,
    method: 'POST',
    path: '/developers/confirmResetPassword',
    auth: 'public',
    body: confirmResetSchema,
    answer: null,
    errors: ['LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  checkResetPassword: endpoint({
    operationId: 'checkResetPassword',
    summary: 'Check a reset link',
    tag,
    method: 'POST',
    path: '/developers/checkResetPassword',
    auth: 'public',
    body: z.object({ token: mailedTokenSchema }),
    answer: mailedLinkSchema,
    errors: ['LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  checkInvite: endpoint({
    operationId: 'checkInvite',
    summary: 'Check the link of an invitation to a team',
    tag,
    method: 'POST',
    path: '/developers/checkInvite',
    auth: 'public',
    body: z.object({ token: mailedTokenSchema }),
    answer: mailedLinkSchema,
    errors: ['LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  confirmInvite: endpoint({
    operationId: 'confirmInvite',
    summary: 'Accept an invitation to a team',
    tag,
    method: 'POST',
    path: '/developers/confirmInvite',
    auth: 'public',
    body: acceptInviteSchema,
    answer: null,
    errors: ['LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
} as const;
