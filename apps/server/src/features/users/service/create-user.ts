import type { UserSession } from '@smile/contract/user-sessions';
import type { Token, User } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { newUserId } from '../../../platform/ids.ts';
import { publishAndInsert } from '../../webhooks/service/publish-event.ts';
import { toUser, type UserRow, userInsertion } from '../queries.ts';
import { issueLinkToken } from './link-tokens.ts';

interface NewUser {
  externalMetadata?: Record<string, string> | null | undefined;
  /** Channel through which the user arrived; the default channel when omitted. */
  origin?: Pick<UserSession, 'channel' | 'channelId'>;
}

const byThemselves = { channel: 'Default', channelId: null } as const;

export async function createUser(ctx: ModeContext, input: NewUser): Promise<{ user: User; token: Token }> {
  const userId = newUserId(ctx.tenantId, ctx.newId);
  const session = { userId, ...(input.origin ?? byThemselves), status: 'IN_PROGRESS' } as const;
  const insertion = userInsertion(ctx, { externalMetadata: input.externalMetadata ?? {}, session });
  const row = await publishAndInsert<'USER_CREATED', UserRow>(ctx, insertion, 'USER_CREATED', { userId, session });
  return { user: toUser(row), token: await issueLinkToken(ctx, userId) };
}
