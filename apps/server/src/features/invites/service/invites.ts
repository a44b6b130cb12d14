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

/** Deletes an invite's mails and counts nothing; the invite's row cascades from the user. */
export async function eraseInviteMails(tx: ModeContext, userId: string): Promise<Record<string, never>> {
  if (await selectProgress(tx, userId)) await forgetMails(tx, userId);
  return {};
}

/** True when the end user was invited, so that their name and email address are stored. */
export async function isInvited(ctx: ModeContext, userId: string): Promise<boolean> {
  return (await selectProgress(ctx, userId)) !== null;
}

/** Parts of the URL in an invite's mail. */
export interface InviteLink {
  /** Id of the invite. */
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
