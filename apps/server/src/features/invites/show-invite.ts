import type { Invite } from '@smile/contract/invites';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { inviteLinks } from './invite-link.ts';
import type { InviteRow } from './queries.ts';

export function showInvite(ctx: ModeContext, invite: InviteRow): Invite {
  const { tokenSealed: _, expiresAt: __, language: ___, ...shown } = invite;
  return {
    ...shown,
    createdAt: toApiTime(invite.createdAt),
    updatedAt: toApiTime(invite.updatedAt),
    invitedAt: toApiTime(invite.invitedAt),
    linkedAt: invite.linkedAt && toApiTime(invite.linkedAt),
    remindersStoppedAt: invite.remindersStoppedAt && toApiTime(invite.remindersStoppedAt),
    inviteLandingPageUrl: inviteLinks(ctx, invite).pageUrl,
  };
}
