import type { List } from '@smile/contract/common';
import type { DeveloperSession } from '@smile/contract/developer-sessions';
import type { DeveloperContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { describeDevice } from '../describe-device.ts';
import { describePlace } from '../describe-place.ts';
import { type SessionRow, selectSessions } from '../queries.ts';

export async function listSessions(
  ctx: DeveloperContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<DeveloperSession>> {
  const { nextCursor, items } = await selectSessions(ctx, page);
  return { nextCursor, items: items.map((row) => toSession(row, ctx.actor.sessionId)) };
}

function toSession(row: SessionRow, currentId: string | null): DeveloperSession {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    device: describeDevice(row.userAgent),
    place: describePlace(row.ip),
    ipAddress: row.ip,
    createdAt: toApiTime(row.createdAt),
    lastUsedAt: toApiTime(row.lastUsedAt),
    expiresAt: toApiTime(row.expiresAt),
  };
}
