import type { Invite } from '@smile/contract/invites';
import { type Context, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { isSameSecret } from '../../../platform/crypto/vault.ts';
import { missing } from '../../../platform/errors.ts';
import { forgetMails } from '../../../platform/mail/mail.ts';
import { type LinkedInvite, selectInvite, selectInviteByLink, selectProgress, tokenContext } from '../queries.ts';
import { showInvite } from '../show-invite.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getInvite(ctx: ModeContext, id: string): Promise<Invite> {
  const invite = await selectInvite(ctx, id);
  if (!invite) throw missing();
  return showInvite(ctx, invite);
}

/** The invite row cascades from the user; here only its mails are deleted. */
export async function eraseInviteOfUser(tx: ModeContext, userId: string): Promise<Record<string, never>> {
  if (await selectProgress(tx, userId)) await forgetMails(tx, userId);
  return {};
}

/** Whether the end user was invited, so that a name and an address of theirs are known. */
export async function isInvited(ctx: ModeContext, userId: string): Promise<boolean> {
  return (await selectProgress(ctx, userId)) !== null;
}

export interface InviteLink {
  id: string;
  token: string;
}

/** Needs the system context: access is granted by the token in the link. */
export async function findInviteByLink(
  ctx: Context,
  { id, token }: InviteLink,
): Promise<{ invite: LinkedInvite; tenant: ModeContext } | null> {
  const invite = await selectInviteByLink(ctx, id);
  if (!invite) return null;
  const secret = ctx.vault.open(invite.tokenSealed, tokenContext(invite.tenantId, id));
  if (!isSameSecret(secret, token)) return null;
  return { invite, tenant: modeContext(tenantContext(ctx, invite.tenantId), invite.mode) };
}
