import { type LoginTokens, lifetimes } from '@smile/contract/auth';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { readAttempts, throttle } from '../../../platform/db/throttle.ts';
import { ApiError } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../access-changes/service/announce-access-change.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { startSession } from '../../developer-sessions/service/start-session.ts';
import { deleteSession } from '../../developer-sessions/shared-queries.ts';
import { selectDeveloper, selectTokenOwner } from '../../developers/shared-queries.ts';
import { findRecoveryCode, spendTotp } from '../../two-step/service/check-code.ts';
import { askForPasskey, checkPasskey } from '../../two-step/service/passkeys.ts';
import { listSecondSteps } from '../../two-step/service/second-steps.ts';
import { tellOwner } from '../../two-step/service/tell-owner.ts';
import { updateCodeUsed, updatePasskeyUsed } from '../../two-step/shared-queries.ts';
import { admitGuess } from './admit-guess.ts';
import { countWrongGuess } from './count-wrong-guess.ts';
import { issueTokens } from './issue-tokens.ts';

/** Wrong codes in a day after which codes of the app are not taken; passkeys and recovery codes still are. */
const wrongCodesPerDay = 50;
/** After so many the owner is told that somebody knows the password. */
const tellAfter = 5;

/**
 * The second step with six digits of the app or a recovery code, which works once.
 * @throws ApiError INVALID_CREDENTIALS; REQUEST_LIMIT_EXCEEDED after five attempts a minute per account and network
 * address, and for digits after fifty wrong ones in a day; UNAUTHORIZED_ACCESS where no second step is due
 */
export async function verifyCode(ctx: DeveloperContext, typed: string): Promise<LoginTokens> {
  const { developerId } = ctx.actor;
  await throttle(ctx, { action: 'second-step', subject: `${developerId} ${ctx.ip}`, max: 5, windowSeconds: 60 });
  const guess = { what: 'second-step', owner: developerId } as const;
  await admitGuess(ctx, guess);
  const code = typed.replace(/\s/g, '');
  const isDigits = /^[0-9]{6}$/.test(code);
  if (isDigits) await refuseMoreDigits(ctx);
  const recoveryCodeId = isDigits ? null : await findRecoveryCode(ctx, typed);
  const tokens = await inTransaction(ctx, async (tx) => {
    if (isDigits) return (await spendTotp(tx, code)) ? finish(tx, 'TOTP') : null;
    if (!recoveryCodeId || !(await updateCodeUsed(tx, recoveryCodeId))) return null;
    const owner = await selectDeveloper(tx, developerId);
    if (owner) await tellOwner(tx, owner, 'code-used');
    return finish(tx, 'RECOVERY_CODE');
  });
  if (tokens) return tokens;
  await countWrongGuess(ctx, guess);
  await countWrongCode(ctx);
  throw new ApiError('INVALID_CREDENTIALS', 'The code is wrong or has been used.');
}

const wrongCodes = ({ actor }: DeveloperContext) => ({
  action: 'wrong-codes',
  subject: actor.developerId,
  max: Number.POSITIVE_INFINITY,
  windowSeconds: 24 * 3600,
});

async function refuseMoreDigits(ctx: DeveloperContext): Promise<void> {
  const [attempts = 0] = await readAttempts(ctx, [wrongCodes(ctx)]);
  if (attempts < wrongCodesPerDay) return;
  const message = 'Too many wrong codes were entered for this account. Use a passkey or a recovery code.';
  throw new ApiError('REQUEST_LIMIT_EXCEEDED', message, { 'retry-after': '3600' });
}

async function countWrongCode(ctx: DeveloperContext): Promise<void> {
  await throttle(ctx, wrongCodes(ctx));
  const [attempts] = await readAttempts(ctx, [wrongCodes(ctx)]);
  if (attempts !== tellAfter) return;
  await inTransaction(ctx, async (tx) => {
    const owner = await selectDeveloper(tx, ctx.actor.developerId);
    if (owner) await tellOwner(tx, owner, 'wrong-codes');
  });
}

/** What a browser needs to ask for a passkey. */
export function startVerifyPasskey(ctx: DeveloperContext): Promise<Record<string, unknown>> {
  return askForPasskey(ctx);
}

/** @throws ApiError INVALID_CREDENTIALS; REQUEST_LIMIT_EXCEEDED; UNAUTHORIZED_ACCESS where no second step is due */
export async function verifyPasskey(ctx: DeveloperContext, response: Record<string, unknown>): Promise<LoginTokens> {
  const { developerId } = ctx.actor;
  await throttle(ctx, { action: 'second-step', subject: `${developerId} ${ctx.ip}`, max: 5, windowSeconds: 60 });
  const passkey = await checkPasskey(ctx, response);
  if (!passkey) throw new ApiError('INVALID_CREDENTIALS', 'The passkey was not accepted.');
  return inTransaction(ctx, async (tx) => {
    await updatePasskeyUsed(tx, passkey.id, passkey.signCount);
    return finish(tx, 'PASSKEY');
  });
}

/** @throws ApiError UNAUTHORIZED_ACCESS while nothing is set up, or where nothing was to be */
export async function finishSetUp(ctx: DeveloperContext): Promise<LoginTokens> {
  return inTransaction(ctx, async (tx) => {
    const { isRequired, methods } = await listSecondSteps(tx, tx.actor.developerId);
    if (tx.actor.stage !== 'SET_UP' || (isRequired && methods.length === 0)) throw new ApiError('UNAUTHORIZED_ACCESS');
    return finish(tx, 'SET_UP');
  });
}

/** A session of its own begins; the unfinished one, whose token others may have seen, ends. */
async function finish(tx: DeveloperContext, by: string): Promise<LoginTokens> {
  const { developerId, sessionId } = tx.actor;
  const owner = await selectTokenOwner(tx, developerId, sessionId ?? '');
  if (!owner || !(await deleteSession(tx, sessionId ?? ''))) throw new ApiError('SESSION_EXPIRED');
  const lifetimeSeconds = lifetimes.developerTokenSeconds;
  const id = await startSession(tx, developerId, { stage: 'FULL', lifetimeSeconds });
  await recordAudit(tx, {
    action: 'developer.second-step',
    entityType: 'developer',
    entityId: developerId,
    after: { by },
  });
  await announceAccessChange(tx);
  return issueTokens(tx, { ...owner, tenantId: tx.tenantId, developerId }, id);
}
