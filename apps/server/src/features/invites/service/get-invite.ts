import type { Invite } from '@smile/contract/invites';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectInvite } from '../queries.ts';
import { showInvite } from '../show-invite.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getInvite(ctx: ModeContext, id: string): Promise<Invite> {
  const invite = await selectInvite(ctx, id);
  if (!invite) throw missing();
  return showInvite(ctx, invite);
}
