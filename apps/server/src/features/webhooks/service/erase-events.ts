import type { ModeContext } from '../../../context.ts';
import { deleteLoginNames, deletePayloads } from '../event-queries.ts';
import { deleteSessionPayloads } from '../shared-queries.ts';

/** Erases a source's data and login name from events, and so from later deliveries too. */
export async function erasePayloads(tx: ModeContext, sourceId: string): Promise<void> {
  await deletePayloads(tx, sourceId);
  await deleteLoginNames(tx, sourceId);
}

/** Erases a user's event payloads that are not erased with an account or archive. */
export async function eraseEventsOfUser(tx: ModeContext, userId: string): Promise<Record<string, never>> {
  await deleteSessionPayloads(tx, userId);
  return {};
}
