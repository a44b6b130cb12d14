import { linkWindowDays } from '@smile/contract/links';
import type { LinkPayload } from '@smile/contract/user-data';
import { type Context, type ModeContext, systemContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { isActionEnabled } from '../../usage/service/summarize-usage.ts';
import {
  deleteLinksWithoutLogin,
  type NewAccountLink,
  selectLinkedLogins,
  selectLinksElsewhere,
  updateFingerprints,
  upsertAccountLink,
} from '../queries.ts';
import { listSandboxLinks } from '../sandbox-links.ts';

const rehashPart = 500;

export interface LinkedAccount {
  id: string;
  userId: string;
  providerId: string;
  loginName: string | null;
}

/**
 * With how many other organizations an account's login was connected, and when last with each. Null where the tenant
 * takes no part in the network, which goes with multiple-application warnings, or where there is no login to know
 * somebody by. Asks across tenants, so not inside a transaction.
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

/** Lets the other organizations of the network count this account, in the transaction that stores its data. */
export async function recordLink(tx: ModeContext, account: LinkedAccount): Promise<void> {
  const fingerprint = fingerprintOf(tx, account);
  if (tx.mode === 'SANDBOX' || !fingerprint || !(await isActionEnabled(tx, 'CreateMaw'))) return;
  const link: NewAccountLink = { accountId: account.id, userId: account.userId, fingerprint };
  await upsertAccountLink(tx, link);
}

function windowStart(now: Date): Date {
  return addSeconds(now, -linkWindowDays * 24 * 3600);
}

/** After the master key was replaced: what is still known by its login goes on counting, the rest cannot be found. */
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

function fingerprintOf(ctx: ModeContext, { providerId, loginName }: LinkedAccount): string | null {
  return loginName?.trim() ? hashLogin(ctx.vault.keyedHash, { providerId, loginName }) : null;
}

function hashLogin(keyedHash: Vault['keyedHash'], login: { providerId: string; loginName: string }): string {
  return keyedHash(`link:${login.providerId}:${login.loginName.trim().toLowerCase()}`);
}
