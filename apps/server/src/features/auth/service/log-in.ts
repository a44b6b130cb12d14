import { type authApi, lifetimes, type SecondStep } from '@smile/contract/auth';
import type { AnswerOf, BodyOf } from '@smile/contract/endpoint';
import { type Context, inTransaction, withTenant } from '../../../context.ts';
import { isPassword } from '../../../platform/crypto/passwords.ts';
import { ApiError } from '../../../platform/errors.ts';
import { clearThrottle, throttle } from '../../../platform/limits/throttle-queries.ts';
import { startSession } from '../../developers/service/sessions.ts';
import { selectDeveloperForUpdate, selectSignIn } from '../../developers/shared-queries.ts';
import { refuseSuspended } from '../../tenants/service/suspend-tenant.ts';
import { lockTwoStepRequired } from '../../tenants/shared-queries.ts';
import { listSecondSteps } from '../../two-step/service/list-second-steps.ts';
import { countWrongGuess, throttleGuesses } from './guesses.ts';
import { issueTokens } from './issue-tokens.ts';

/**
 * First step of a sign-in, and the only one when neither the account nor its organization requires a second.
 * @throws ApiError INVALID_CREDENTIALS alike for unknown addresses and wrong passwords; EMAIL_NOT_CONFIRMED and, in a
 * suspended tenant, UNAUTHORIZED_ACCESS only with the right password; REQUEST_LIMIT_EXCEEDED after five attempts a
 * minute per address and network address, and after many wrong ones from one network address
 */
export async function logIn(
  ctx: Context,
  input: BodyOf<typeof authApi.login>,
): Promise<AnswerOf<typeof authApi.login>> {
  const limit = { action: 'log-in', subject: input.emailAddress, byNetwork: true, max: 5, windowSeconds: 60 };
  await throttle(ctx, limit);
  const guess = { what: 'log-in', owner: input.emailAddress } as const;
  await throttleGuesses(ctx, guess);
  const owner = await selectSignIn(ctx, input.emailAddress);
  const isRight = await isPassword(input.password, owner?.passwordHash ?? null);
  if (!owner || !isRight) {
    await countWrongGuess(ctx, guess, owner?.developerId);
    throw new ApiError('INVALID_CREDENTIALS');
  }
  if (!owner.isConfirmed) throw new ApiError('EMAIL_NOT_CONFIRMED');
  refuseSuspended(owner.isSuspended);
  await clearThrottle(ctx, limit);

  const { sessionId, secondStep } = await inTransaction(ctx, async (system) => {
    const tx = withTenant(system, owner.tenantId);
    // This lock serializes changes of second steps: one made earlier is seen here, a later one ends this session.
    if (!(await selectDeveloperForUpdate(tx, owner.developerId))) throw new ApiError('INVALID_CREDENTIALS');
    await lockTwoStepRequired(tx);
    const secondStep = nextStep(await listSecondSteps(tx, owner.developerId));
    const stage = secondStep?.kind ?? 'FULL';
    const lifetimeSeconds = secondStep ? lifetimes.unfinishedSignInSeconds : lifetimes.developerTokenSeconds;
    return { secondStep, sessionId: await startSession(tx, owner.developerId, { stage, lifetimeSeconds }) };
  });
  const { developerId } = owner;
  ctx.log.info({ developerId, ip: ctx.ip, secondStep: secondStep?.kind ?? null }, 'signed in with a password');
  return { ...(await issueTokens(ctx, owner, sessionId)), secondStep };
}

function nextStep({ isRequired, methods }: { isRequired: boolean; methods: SecondStep['methods'] }): SecondStep | null {
  if (methods.length > 0) return { kind: 'VERIFY', methods };
  return isRequired ? { kind: 'SET_UP', methods } : null;
}
