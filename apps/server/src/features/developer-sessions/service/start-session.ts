import type { SignInStage, TenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { insertSession } from '../queries.ts';

const maxUserAgentLength = 500;

/** Starts a session for an authenticated developer and returns its id. Needs platform rights. */
export async function startSession(
  tx: TenantContext,
  developerId: string,
  { stage, lifetimeSeconds }: { stage: SignInStage; lifetimeSeconds: number },
): Promise<string> {
  const id = tx.newId('developerSession');
  const createdAt = tx.now();
  await insertSession(tx, {
    id,
    developerId,
    stage,
    userAgent: tx.userAgent?.slice(0, maxUserAgentLength) ?? null,
    ip: tx.ip,
    createdAt,
    expiresAt: addSeconds(createdAt, lifetimeSeconds),
  });
  return id;
}
