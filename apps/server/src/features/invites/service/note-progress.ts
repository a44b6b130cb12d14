import { type InviteStatus, inviteStatuses } from '@smile/contract/invites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { insertLog, selectProgress, updateStatus } from '../queries.ts';

export function noteMailOpened(ctx: ModeContext, userId: string): Promise<void> {
  return advance(ctx, userId, 'EMAIL_OPENED');
}

export function noteLandingPageOpened(ctx: ModeContext, userId: string): Promise<void> {
  return advance(ctx, userId, 'LANDING_PAGE_OPENED');
}

/** Like the other functions here, does nothing for end users who were not invited. */
export function noteWidgetOpened(ctx: ModeContext, userId: string): Promise<void> {
  return advance(ctx, userId, 'WINK_WIDGET_OPENED');
}

/** Call in the transaction that connects an account. */
export function noteLinked(tx: ModeContext, userId: string): Promise<void> {
  return advance(tx, userId, 'LINKED');
}

/** Call in the transaction that ends an account: the last one to end revokes the invite. */
export function noteRevoked(tx: ModeContext, userId: string): Promise<void> {
  return advance(tx, userId, 'REVOKED');
}

/**
 * Call in the transaction in which a new account's first fetch fails: undoes LINKED unless another account is
 * connected.
 */
export async function noteLinkFailed(tx: ModeContext, userId: string): Promise<void> {
  const invite = await selectProgress(tx, userId, { lock: true });
  if (invite?.status !== 'LINKED' || invite.hasConnectedAccount) return;
  await updateStatus(tx, invite.id, 'WINK_WIDGET_OPENED');
  await insertLog(tx, invite.id, 'WINK_WIDGET_OPENED');
}

/** Reads without a lock first, since most calls change nothing. */
async function advance(ctx: ModeContext, userId: string, next: InviteStatus): Promise<void> {
  const seen = await selectProgress(ctx, userId);
  if (!seen || !leadsTo(seen, next)) return;
  await inTransaction(ctx, async (tx) => {
    const invite = await selectProgress(tx, userId, { lock: true });
    if (!invite || !leadsTo(invite, next)) return;
    await updateStatus(tx, invite.id, next);
    await insertLog(tx, invite.id, next);
    if (next === 'LINKED' && !invite.linkedAt) await publishEvent(tx, 'INVITE_LINKED', { userId, inviteId: invite.id });
  });
}

/** Statuses only advance, except that a person who revoked everything can link again. */
function leadsTo(invite: { status: InviteStatus; hasConnectedAccount: boolean }, next: InviteStatus): boolean {
  if (next === 'LINKED') return invite.status !== 'LINKED';
  if (next === 'REVOKED') return invite.status === 'LINKED' && !invite.hasConnectedAccount;
  return inviteStatuses.indexOf(next) > inviteStatuses.indexOf(invite.status);
}
