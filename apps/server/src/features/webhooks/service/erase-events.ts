import type { ModeContext } from '../../../context.ts';
import { deleteLoginNames, deletePayloads } from '../event-queries.ts';
import { deleteSessionPayloads } from '../shared-queries.ts';

/** Erases what events carry of a source: its data and the login name. Deliveries to come carry none of it. */
export async function erasePayloads(tx: ModeContext, sourceId: string): Promise<void> {
  await deletePayloads(tx, sourceId);
  await deleteLoginNames(tx, sourceId);
}

/** Erases event payloads of a user that are not erased with an account or an archive. */
export async function eraseEventsOfUser(tx: ModeContext, userId: string): Promise<Record<string, never>> {
  await deleteSessionPayloads(tx, userId);
  return {};
}
