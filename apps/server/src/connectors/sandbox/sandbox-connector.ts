import { type AccountErrorCode, accountErrorCodeSchema } from '@smile/contract/accounts';
import { z } from 'zod';
import type { Connector, ContinueInput, FetchOutcome, LoginInput, LoginOutcome } from '../connector.ts';
import { collectData } from './collect-data.ts';
import { findPersonByLogin, listLoginOptions, readLoginName } from './login.ts';
import { persons } from './persons.ts';
import { interpretPassword, sandboxInputs } from './sandbox-inputs.ts';

const codeLifeSeconds = 300;
const resendSeconds = 30;

const stateSchema = z.object({
  personId: z.string(),
  loginName: z.string().nullable(),
  fetchError: accountErrorCodeSchema.nullable(),
  /** Error of every sync, from the day after the login on. */
  syncError: z.object({ errorCode: accountErrorCodeSchema, from: z.iso.datetime() }).nullable().default(null),
  delaySeconds: z.number(),
  codeExpiresAt: z.iso.datetime().nullable(),
});
type SandboxState = z.infer<typeof stateSchema>;

/** Simulates every provider for the published test persons; equal person, provider and day give equal data. */
export const sandboxConnector: Connector = {
  loginOptions: listLoginOptions,
  begin: async (input) => beginLogin(input),
  submitMfa: async (input) => checkCode(input),
  resendMfa: async (input) => resendCode(input),
  fetch: fetchData,
  revoke: async () => {},
};

function beginLogin({ provider, credentials, now }: LoginInput): LoginOutcome {
  const blank = { loginName: null, fetchError: null, syncError: null, delaySeconds: 0, codeExpiresAt: null };
  if (provider.connectionType === 'NO_NEED_LOGIN') return connect({ ...blank, personId: persons[0].id });

  const loginName = readLoginName(provider, credentials);
  const refuse = (errorCode: AccountErrorCode): LoginOutcome => ({
    status: 'ERROR',
    loginName: loginName || null,
    errorCode,
  });
  if (!loginName || !credentials.password) return refuse('AUTH_REQUIRED');
  const person = findPersonByLogin(loginName);
  if (!person) return refuse('INVALID_CREDENTIALS');
  const password = interpretPassword(person, credentials.password);
  if (password.loginError) return refuse(password.loginError);

  const { fetchError, delaySeconds } = password;
  const syncError = password.syncError && { errorCode: password.syncError, from: addDay(now) };
  const state = { personId: person.id, loginName, fetchError, syncError, delaySeconds, codeExpiresAt: null };
  return provider.mfa ? askCode(state, now) : connect(state);
}

function addDay(now: Date): string {
  return new Date(now.getTime() + 24 * 3600 * 1000).toISOString();
}

function askCode(state: SandboxState, now: Date): LoginOutcome {
  const codeExpiresAt = new Date(now.getTime() + codeLifeSeconds * 1000).toISOString();
  return {
    status: 'AWAITING_MFA',
    loginName: state.loginName,
    state: { ...state, codeExpiresAt },
    prompt: 'Enter the 4-digit verification code.',
    codeLength: sandboxInputs.rightCode.input.length,
    expiresInSeconds: codeLifeSeconds,
    resendInSeconds: resendSeconds,
  };
}

function resendCode({ state, now }: ContinueInput): LoginOutcome {
  const known = readState(state);
  if (!known?.codeExpiresAt) return { status: 'ERROR', loginName: known?.loginName ?? null, errorCode: 'SYSTEM_ERROR' };
  return askCode(known, now);
}

function checkCode({ state, code, now }: ContinueInput & { code: string }): LoginOutcome {
  const known = readState(state);
  if (!known?.codeExpiresAt) return { status: 'ERROR', loginName: known?.loginName ?? null, errorCode: 'SYSTEM_ERROR' };
  const { loginName } = known;
  const isExpired = now.getTime() > Date.parse(known.codeExpiresAt);
  if (isExpired || code === sandboxInputs.expiredCode.input) {
    return { status: 'ERROR', loginName, errorCode: 'MFA_TIMEOUT' };
  }
  if (code !== sandboxInputs.rightCode.input) return { status: 'ERROR', loginName, errorCode: 'INVALID_MFA' };
  return connect({ ...known, codeExpiresAt: null });
}

function connect(state: SandboxState): LoginOutcome {
  return { status: 'CONNECTED', loginName: state.loginName, state };
}

async function fetchData(input: Parameters<Connector['fetch']>[0]): Promise<FetchOutcome> {
  const state = readState(input.state);
  const person = persons.find(({ id }) => id === state?.personId);
  if (!state || !person || state.codeExpiresAt) return { status: 'ERROR', errorCode: 'AUTH_REQUIRED' };
  if (state.fetchError) {
    await wait(state.delaySeconds);
    return { status: 'ERROR', errorCode: state.fetchError };
  }
  if (state.syncError && input.now.toISOString() >= state.syncError.from)
    return { status: 'ERROR', errorCode: state.syncError.errorCode };
  const onStep = async (finished: number, total: number) => {
    await wait(state.delaySeconds / total);
    await input.onProgress(Math.round((finished / total) * 100));
  };
  return collectData(person, input.provider, { ...input, onStep });
}

function readState(state: unknown): SandboxState | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}

async function wait(seconds: number): Promise<void> {
  if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
