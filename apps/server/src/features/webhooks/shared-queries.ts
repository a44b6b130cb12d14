import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { eraseOf } from './event-queries.ts';

/** Empties what the events of finished sessions carry of a user. */
export async function deleteSessionPayloads(tx: ModeContext, userId: string): Promise<void> {
  await eraseOf(
    tx,
    sql`update events set data = json_build_object(
        'session', data->'session',
        'payload', json_build_object('metadata', data->'session', 'forms', '[]'::json, 'accounts', '[]'::json,
          'archives', '[]'::json))
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and type = 'USER_SESSION_COMPLETED'
        and data->'session'->>'userId' = ${userId}`,
  );
}
