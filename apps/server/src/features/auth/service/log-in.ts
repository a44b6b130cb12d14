import type { authApi } from '@smile/contract/auth';
import { lifetimes } from '@smile/contract/auth';
import type { Mode } from '@smile/contract/common';
import type { AnswerOf, BodyOf } from '@smile/contract/endpoint';
import { actingFor, type Context, inTransaction } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { isPassword } from '../../../platform/crypto/passwords.ts';
import type { TokenClaims } from '../../../platform/crypto/tokens.ts';
import { clearThrottle, throttle } from '../../../platform/db/throttle.ts';
import { ApiError } from '../../../platform/errors.ts';
import { startSession } from '../../developer-sessions/service/start-session.ts';
import { selectSignIn } from '../../developers/shared-queries.ts';
import { admitGuess } from './admit-guess.ts';
import { countWrongGuess } from './count-wrong-guess.ts';

/**
 * @throws ApiError INVALID_CREDENTIALS alike for unknown addresses and wrong passwords; EMAIL_NOT_CONFIRMED only to
 * who knows the password; REQUEST_LIMIT_EXCEEDED after five attempts a minute per address and network address, and
 * after many wrong ones from one network address
 */
export async function logIn(
  ctx: Context,
  input: BodyOf<typeof authApi.login>,
): Promise<AnswerOf<typeof authApi.login>> {
  const subject = `${input.emailAddress} ${ctx.ip}`;
  await throttle(ctx, { action: 'log-in', subject, max: 5, windowSeconds: 60 });
  const guess = { what: 'log-in', owner: input.emailAddress } as const;
  await admitGuess(ctx, guess);
  const owner = await selectSignIn(ctx, input.emailAddress);
  const isRight = await isPassword(input.password, owner?.passwordHash ?? null);
  if (!owner || !isRight) {
    await countWrongGuess(ctx, guess);
    throw new ApiError('INVALID_CREDENTIALS');
  }
  if (!owner.isConfirmed) throw new ApiError('EMAIL_NOT_CONFIRMED');
  await clearThrottle(ctx, 'log-in', subject);

  const sessionId = await inTransaction(ctx, async (tx) => {
    const tenant = actingFor(tx, owner.tenantId);
    return startSession(tenant, owner.developerId, lifetimes.developerTokenSeconds);
  });
  const base = { tenantId: owner.tenantId, userId: owner.developerId, version: owner.tokenVersion, sessionId };
  const openApi = (mode: Mode) => issue(ctx, { typ: 'openapi', ...base, mode }, lifetimes.openApiTokenSeconds);
  const developer: TokenClaims = { typ: 'developer', ...base, role: owner.role, mode: 'SANDBOX' };
  return {
    developerToken: await issue(ctx, developer, lifetimes.developerTokenSeconds),
    openApiSandboxToken: await openApi('SANDBOX'),
    openApiProductionToken: owner.isProductionEnabled ? await openApi('PRODUCTION') : null,
  };
}

async function issue(ctx: Context, claims: TokenClaims, lifetimeSeconds: number) {
  const issuedAt = ctx.now();
  const expiresAt = addSeconds(issuedAt, lifetimeSeconds);
  return { token: await ctx.tokens.sign(claims, issuedAt, expiresAt), expiresAt: toApiTime(expiresAt) };
}
