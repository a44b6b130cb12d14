import type { UserSession } from '@smile/contract/user-sessions';
import type { Token, User } from '@smile/contract/users';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { newUserId } from '../../../platform/ids.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { insertUser } from '../queries.ts';
import { issueLinkToken } from './issue-link-token.ts';

interface NewUser {
  externalMetadata?: Record<string, string> | null | undefined;
  /** The way by which the user came; by itself where it is left out. */
  origin?: Pick<UserSession, 'channel' | 'channelId'>;
}

export async function createUser(ctx: ModeContext, input: NewUser): Promise<{ user: User; token: Token }> {
  const user = await inTransaction(ctx, async (tx) => {
    const inserted = await insertUser(tx, {
      id: newUserId(tx.tenantId, tx.randomBytes),
      externalMetadata: input.externalMetadata ?? {},
      origin: input.origin ?? { channel: 'Default', channelId: null },
    });
    await publishEvent(tx, 'USER_CREATED', { userId: inserted.id, session: inserted.session });
    return inserted;
  });
  return { user, token: await issueLinkToken(ctx, user.id) };
}
