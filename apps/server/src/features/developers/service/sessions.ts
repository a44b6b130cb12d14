import type { List } from '@smile/contract/common';
import type { DeveloperSession } from '@smile/contract/developer-sessions';
import {
  type Dependencies,
  type DeveloperContext,
  inTransaction,
  type SignInStage,
  systemContext,
  type TenantContext,
} from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { createUseLog, type UseLog } from '../../../platform/use-log.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { describeDevice, describePlace } from '../describe-session.ts';
import {
  insertSession,
  type SessionRow,
  type SessionUse,
  selectSessions,
  updateSessionUses,
} from '../session-queries.ts';
import { deleteSession, deleteSessions } from '../shared-session-queries.ts';

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

/** Ends one of the developer's own sessions; its tokens and streams end at once. @throws ApiError MISSING_RESOURCE */
export async function endSession(ctx: DeveloperContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteSession(tx, id))) throw missing();
    await recordAudit(tx, {
      action: id === tx.actor.sessionId ? 'developer.log-out' : 'developer.end-session',
      entityType: 'developer',
      entityId: tx.actor.developerId,
    });
    await announceAccessChange(tx);
  });
}

export async function endOtherSessions(ctx: DeveloperContext): Promise<{ ended: number }> {
  return inTransaction(ctx, async (tx) => {
    const { developerId, sessionId } = tx.actor;
    const ended = await deleteSessions(tx, developerId, { except: sessionId });
    if (ended === 0) return { ended };
    await recordAudit(tx, {
      action: 'developer.end-other-sessions',
      entityType: 'developer',
      entityId: developerId,
      after: { ended },
    });
    await announceAccessChange(tx);
    return { ended };
  });
}

export type SessionUses = UseLog<SessionUse>;

/** Tracks time and address of each session's last use. */
export function createSessionUses(deps: Dependencies): SessionUses {
  const ctx = systemContext(deps);
  return createUseLog(deps, { what: 'sessions', write: (uses) => updateSessionUses(ctx, uses) });
}
