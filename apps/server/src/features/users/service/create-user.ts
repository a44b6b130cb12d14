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

const byThemselves = { channel: 'Default', channelId: null } as const;

export async function createUser(ctx: ModeContext, input: NewUser): Promise<{ user: User; token: Token }> {
  const inserted: User[] = [];
  await inTransaction(ctx, async (tx) => {
    const userId = newUserId(tx.tenantId, tx.randomBytes);
    const session = { userId, ...(input.origin ?? byThemselves), status: 'IN_PROGRESS' } as const;
    await insertUser(tx, { externalMetadata: input.externalMetadata ?? {}, session }, (user) => inserted.push(user));
    await publishEvent(tx, 'USER_CREATED', { userId, session });
  });
  const user = inserted[0]!;
  return { user, token: await issueLinkToken(ctx, user.id) };
}
