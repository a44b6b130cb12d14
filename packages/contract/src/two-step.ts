import { z } from 'zod';
import { findCode, toAsciiDigits } from './ascii-digits.ts';
import { loginTokensSchema } from './auth.ts';
import { dateTimeSchema, idParams } from './common.ts';
import { endpoint } from './endpoint.ts';

const passkeySchema = z
  .object({ id: z.string(), name: z.string(), createdAt: dateTimeSchema, lastUsedAt: dateTimeSchema.nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

const twoStepSchema = z
  .object({
    isRequired: z.boolean().describe('Whether the organization requires it.'),
    hasTotp: z.boolean().describe('Whether an authenticator app is set up.'),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.number().int(),
    confirmedUntil: dateTimeSchema.nullable().describe('Time until which changes need no password.'),
  })
  .meta({ id: 'TwoStep' });
export type TwoStep = z.infer<typeof twoStepSchema>;

/** The only response that contains the codes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Input and output of the browser's WebAuthn API (level 3, JSON form). */
const webAuthn = z.record(z.string(), z.unknown());

const appCodeLength = 6;
const recoveryCode = /^\s*\w{4}(?:[\s-]*\w{4}){3}\s*$/;

/** Codes may be pasted with spaces, dashes or the words around them, or typed in another script's digits. */
function readSecondStepCode(typed: string): string {
  const text = toAsciiDigits(typed).replace(/\p{Pd}/gu, '-');
  const appCode = recoveryCode.test(text) ? null : findCode(text, appCodeLength);
  return appCode ?? text.replace(/\s/g, '');
}

export const secondStepCodeSchema = z.object({
  code: z
    .string()
    .max(200, 'The code is wrong')
    .transform(readSecondStepCode)
    .pipe(z.string().min(1, 'Code is required').max(40, 'The code is wrong')),
});
export const passkeyNameSchema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(50, 'Too Long!'),
});
export const confirmPasswordSchema = z.object({ password: z.string().min(1, 'Password is required').max(1000) });

export const maxPasskeys = 10;
export const recoveryCodeCount = 10;

const tag = 'Two-step sign-in';
const changing = ['CONFIRMATION_REQUIRED'] as const;
const guessed = ['INVALID_CREDENTIALS', 'UNAUTHORIZED_ACCESS', 'REQUEST_LIMIT_EXCEEDED'] as const;

export const twoStepApi = {
  get: endpoint({
    operationId: 'getTwoStep',
    summary: 'Get your own two-step sign-in',
    tag,
    method: 'GET',
    path: '/twoStep',
    auth: 'developer',
    duringSignIn: 'SET_UP',
    answer: twoStepSchema,
  }),
  confirmPassword: endpoint({
    operationId: 'confirmPassword',
    summary: 'Confirm your password before changing the second step',
    tag,
    method: 'POST',
    path: '/twoStep/confirmation',
    auth: 'developer',
    body: confirmPasswordSchema,
    answer: null,
    errors: ['INVALID_CREDENTIALS', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  startTotp: endpoint({
    operationId: 'startTotp',
    summary: 'Get a secret for an authenticator app; its first code activates it',
    tag,
    method: 'POST',
    path: '/twoStep/totp',
    auth: 'developer',
    duringSignIn: 'SET_UP',
    status: 201,
    answer: z.object({ secret: z.string(), uri: z.string() }),
    errors: [...changing, 'INVALID_PARAMETERS'],
  }),
  confirmTotp: endpoint({
    operationId: 'confirmTotp',
    summary: 'Confirm an authenticator app with its first code',
    tag,
    method: 'PUT',
    path: '/twoStep/totp',
    auth: 'developer',
    duringSignIn: 'SET_UP',
    body: secondStepCodeSchema,
    answer: recoveryCodes,
    errors: [...changing, 'INVALID_CREDENTIALS', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  removeTotp: endpoint({
    operationId: 'deleteTotp',
    summary: 'Remove the authenticator app',
    tag,
    method: 'DELETE',
    path: '/twoStep/totp',
    auth: 'developer',
    answer: null,
    errors: [...changing, 'MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  startPasskey: endpoint({
    operationId: 'startPasskey',
    summary: 'Get the options to create a passkey',
    tag,
    method: 'POST',
    path: '/twoStep/passkeys/options',
    auth: 'developer',
    duringSignIn: 'SET_UP',
    answer: webAuthn,
    errors: [...changing, 'INVALID_PARAMETERS'],
  }),
  addPasskey: endpoint({
    operationId: 'createPasskey',
    summary: 'Add a passkey',
    tag,
    method: 'POST',
    path: '/twoStep/passkeys',
    auth: 'developer',
    duringSignIn: 'SET_UP',
    body: passkeyNameSchema.extend({ response: webAuthn }),
    status: 201,
    answer: recoveryCodes,
    errors: [...changing, 'INVALID_CREDENTIALS'],
  }),
  removePasskey: endpoint({
    operationId: 'deletePasskey',
    summary: 'Remove a passkey',
    tag,
    method: 'DELETE',
    path: '/twoStep/passkeys/{id}',
    auth: 'developer',
    params: idParams,
    answer: null,
    errors: [...changing, 'MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  renewRecoveryCodes: endpoint({
    operationId: 'renewRecoveryCodes',
    summary: 'Replace all recovery codes',
    tag,
    method: 'POST',
    path: '/twoStep/recoveryCodes',
    auth: 'developer',
    status: 201,
    answer: recoveryCodes,
    errors: [...changing, 'INVALID_PARAMETERS'],
  }),
  reset: endpoint({
    operationId: 'resetTwoStep',
    summary: 'Reset two-step sign-in of another member',
    tag,
    method: 'DELETE',
    path: '/developers/{id}/twoStep',
    auth: 'developer',
    role: 'ADMIN',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
  setRequired: endpoint({
    operationId: 'requireTwoStep',
    summary: 'Require a second step of every member, or make it optional',
    tag,
    method: 'PUT',
    path: '/tenant/twoStep',
    auth: 'developer',
    role: 'ADMIN',
    body: z.object({ isRequired: z.boolean() }),
    answer: null,
    errors: ['INVALID_PARAMETERS'],
  }),
  verifyCode: endpoint({
    operationId: 'verifyCode',
    summary: 'Sign in: the second step with a code of the app or a recovery code',
    tag,
    method: 'POST',
    path: '/developerTokens/code',
    auth: 'developer',
    duringSignIn: 'VERIFY',
    body: secondStepCodeSchema,
    status: 201,
    answer: loginTokensSchema,
    errors: guessed,
  }),
  startVerifyPasskey: endpoint({
    operationId: 'startVerifyPasskey',
    summary: 'Sign in: get the options to use a passkey',
    tag,
    method: 'POST',
    path: '/developerTokens/passkeyOptions',
    auth: 'developer',
    duringSignIn: 'VERIFY',
    answer: webAuthn,
    errors: ['UNAUTHORIZED_ACCESS'],
  }),
  verifyPasskey: endpoint({
    operationId: 'verifyPasskey',
    summary: 'Sign in: the second step with a passkey',
    tag,
    method: 'POST',
    path: '/developerTokens/passkey',
    auth: 'developer',
    duringSignIn: 'VERIFY',
    body: z.object({ response: webAuthn }),
    status: 201,
    answer: loginTokensSchema,
    errors: guessed,
  }),
  finishSetUp: endpoint({
    operationId: 'finishSetUp',
    summary: 'Sign in: continue after setting up the required second step',
    tag,
    method: 'POST',
    path: '/developerTokens/finish',
    auth: 'developer',
    duringSignIn: 'SET_UP',
    status: 201,
    answer: loginTokensSchema,
    errors: ['UNAUTHORIZED_ACCESS'],
  }),
} as const;
