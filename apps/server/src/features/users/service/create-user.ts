import type { Token, User } from '@smile/contract/users';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { newUserId } from '../../../platform/ids.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { insertUser } from '../queries.ts';
import { issueLinkToken } from './link-tokens.ts';

export async function createUser(
  ctx: ModeContext,
  input: { externalMetadata?: Record<string, string> | null | undefined },
): Promise<{ user: User; token: Token }> {
  return inTransaction(ctx, async (tx) => {
    const user = await insertUser(tx, {
      id: newUserId(tx.tenantId, tx.randomBytes),
      externalMetadata: input.externalMetadata ?? {},
    });
    await publishEvent(tx, 'USER_CREATED', { userId: user.id, session: user.session });
    return { user, token: await issueLinkToken(tx, user.id) };
  });
}
