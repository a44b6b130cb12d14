import type { Invite } from '@smile/contract/invites';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { forgetMails } from '../../../platform/mail/mail.ts';
import { selectInvite, selectProgress } from '../queries.ts';
import { showInvite } from '../show-invite.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getInvite(ctx: ModeContext, id: string): Promise<Invite> {
  const invite = await selectInvite(ctx, id);
  if (!invite) throw missing();
  return showInvite(ctx, invite);
}

/** The invite goes with the user's row, the mail by its job. */
export async function eraseInviteOfUser(tx: ModeContext, userId: string): Promise<Record<string, never>> {
  if (await selectProgress(tx, userId)) await forgetMails(tx, userId);
  return {};
}

/** Whether the end user came by an invite, which holds a name and an address. */
export async function isInvited(ctx: ModeContext, userId: string): Promise<boolean> {
  return (await selectProgress(ctx, userId)) !== null;
}
