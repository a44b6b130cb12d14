import type { List } from '@smile/contract/common';
import type { Invite, InviteLog } from '@smile/contract/invites';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectInvite, selectInvites, selectLogs } from '../queries.ts';
import { showInvite } from '../show-invite.ts';

interface Page {
  size: number;
  cursor?: string | undefined;
}

export async function listInvites(ctx: ModeContext, page: Page): Promise<List<Invite>> {
  const { nextCursor, items } = await selectInvites(ctx, page);
  return { nextCursor, items: items.map((invite) => showInvite(ctx, invite)) };
}

/** @throws ApiError MISSING_RESOURCE */
export async function listInviteLogs(ctx: ModeContext, inviteId: string, page: Page): Promise<List<InviteLog>> {
  const invite = await selectInvite(ctx, inviteId);
  if (!invite) throw missing();
  return selectLogs(ctx, invite, page);
}
