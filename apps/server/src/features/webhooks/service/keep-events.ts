import type { ModeContext } from '../../../context.ts';
import { deleteLoginNames, deletePayloads, deleteSessionPayloads } from '../event-queries.ts';

/** Erases what events carry of a source: its data and the login name. Deliveries to come carry none of it. */
export async function erasePayloads(tx: ModeContext, sourceId: string): Promise<void> {
  await deletePayloads(tx, sourceId);
  await deleteLoginNames(tx, sourceId);
}

/** Erases what the events of finished sessions carry, once a user takes back anything of it. */
export function eraseSessionPayloads(tx: ModeContext, userId: string): Promise<void> {
  return deleteSessionPayloads(tx, userId);
}

/** What events carry of a user besides what each account and archive takes along. */
export async function eraseEventsOfUser(tx: ModeContext, userId: string): Promise<Record<string, never>> {
  await eraseSessionPayloads(tx, userId);
  return {};
}
