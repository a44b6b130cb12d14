import type { AnswerOf, BodyOf } from '@smile/contract/endpoint';
import type { portalUsersApi } from '@smile/contract/users';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { newUserId } from '../../../platform/ids.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { insertEmulatedUser, releaseEmulatedUser, selectEmulatedUserId } from '../emulated-queries.ts';
import { issueLinkToken } from './link-tokens.ts';

/** Returns the emulator's current end user, or a new one when there is none or a fresh one is requested. */
export async function emulateUser(
  ctx: DeveloperContext & ModeContext,
  { isFresh }: BodyOf<typeof portalUsersApi.emulate>,
): Promise<AnswerOf<typeof portalUsersApi.emulate>> {
  const userId = await inTransaction(ctx, async (tx) => {
    if (isFresh) await releaseEmulatedUser(tx);
    return (await selectEmulatedUserId(tx)) ?? (await createEmulatedUser(tx));
  });
  return { userId, token: await issueLinkToken(ctx, userId) };
}

async function createEmulatedUser(tx: DeveloperContext & ModeContext): Promise<string> {
  const userId = newUserId(tx.tenantId, tx.newId);
  if (!(await insertEmulatedUser(tx, userId))) return (await selectEmulatedUserId(tx)) as string;
  const session = { userId, channel: 'Default', channelId: null, status: 'IN_PROGRESS' } as const;
  await publishEvent(tx, 'USER_CREATED', { userId, session });
  return userId;
}
