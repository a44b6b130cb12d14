import { linkWindowDays } from '@smile/contract/links';
import type { LinkPayload } from '@smile/contract/user-data';
import { type Context, type ModeContext, systemContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { isActionEnabled } from '../../usage/service/allowances.ts';
import { fingerprintOf, hashLogin, type LinkedAccount } from '../fingerprint.ts';
import {
  deleteLinksWithoutLogin,
  type NewAccountLink,
  selectLinkedLogins,
  selectLinksElsewhere,
  updateFingerprints,
  upsertAccountLink,
} from '../link-queries.ts';

const daysAgo = [21, 16, 11, 6, 4];

/** Sandbox returns the same five other organizations for everyone, as in the published sample. */
function listSandboxLinks(now: Date): Date[] {
  return daysAgo.map((days) => addSeconds(now, -days * 24 * 3600));
}

/**
 * When each other organization last connected this account's login; null when the tenant has not joined the network
 * (part of multiple-application warnings) or the account has no login. Reads across tenants, so do not call it inside a
 * transaction.
 */
export async function findLinksElsewhere(
  ctx: ModeContext,
  account: LinkedAccount,
): Promise<Omit<LinkPayload, 'id'> | null> {
  const fingerprint = fingerprintOf(ctx, account);
  if (!fingerprint || !(await isActionEnabled(ctx, 'CreateMaw'))) return null;
  const now = ctx.now();
  const since = windowStart(now);
  const { tenantId, mode } = ctx;
  const linkedAt =
    mode === 'SANDBOX'
      ? listSandboxLinks(now)
      : await selectLinksElsewhere(systemContext(ctx), { tenantId, mode, fingerprint, since });
  return {
    startDate: toApiTime(since),
    endDate: toApiTime(now),
    records: linkedAt.length > 0 ? [{ count: linkedAt.length, linkedAt: linkedAt.map(toApiTime) }] : [],
  };
}

function windowStart(now: Date): Date {
  return addSeconds(now, -linkWindowDays * 24 * 3600);
}

/** Makes this account count for other organizations in the network, in the transaction that stores its data. */
export async function recordLink(tx: ModeContext, account: LinkedAccount): Promise<void> {
  const fingerprint = fingerprintOf(tx, account);
  if (tx.mode === 'SANDBOX' || !fingerprint || !(await isActionEnabled(tx, 'CreateMaw'))) return;
  const link: NewAccountLink = { accountId: account.id, userId: account.userId, fingerprint };
  await upsertAccountLink(tx, link);
}

const rehashPart = 500;

/** After a master key rotation: rehashes links whose login is still stored, and deletes the others. */
export async function rehashLinks(tx: Context, keyedHash: Vault['keyedHash']): Promise<void> {
  let last = { tenantId: '', accountId: '' };
  for (;;) {
    const logins = await selectLinkedLogins(tx, last, rehashPart);
    await updateFingerprints(
      tx,
      logins.map(({ tenantId, accountId, ...login }) => ({
        tenantId,
        accountId,
        fingerprint: hashLogin(keyedHash, login),
      })),
    );
    if (logins.length < rehashPart) break;
    last = logins.at(-1)!;
  }
  await deleteLinksWithoutLogin(tx);
}
