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

/** Does nothing for end users who were not invited, as the others here. */
export function noteWidgetOpened(ctx: ModeContext, userId: string): Promise<void> {
  return advance(ctx, userId, 'WINK_WIDGET_OPENED');
}

/** After an end user connected an account, in the same transaction. */
export function noteLinked(tx: ModeContext, userId: string): Promise<void> {
  return advance(tx, userId, 'LINKED');
}

/** After an account of an end user was ended, in the same transaction: the invite is revoked once none is left. */
export function noteRevoked(tx: ModeContext, userId: string): Promise<void> {
  return advance(tx, userId, 'REVOKED');
}

/** After the data of a new account could not be read, in the same transaction: nothing is linked unless another is. */
export async function noteLinkFailed(tx: ModeContext, userId: string): Promise<void> {
  const invite = await selectProgress(tx, userId, { lock: true });
  if (invite?.status !== 'LINKED' || invite.hasConnectedAccount) return;
  await updateStatus(tx, invite.id, 'WINK_WIDGET_OPENED');
  await insertLog(tx, invite.id, 'WINK_WIDGET_OPENED');
}

/** Most callers change nothing, so nothing is locked until it is clear that there is something to change. */
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

/** Forward only, except that who revoked everything can link again. */
function leadsTo(invite: { status: InviteStatus; hasConnectedAccount: boolean }, next: InviteStatus): boolean {
  if (next === 'LINKED') return invite.status !== 'LINKED';
  if (next === 'REVOKED') return invite.status === 'LINKED' && !invite.hasConnectedAccount;
  return inviteStatuses.indexOf(next) > inviteStatuses.indexOf(invite.status);
}
