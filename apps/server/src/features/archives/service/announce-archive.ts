import type { ModeContext } from '../../../context.ts';
import { type Change, topic } from '../archive-topic.ts';

/** Tells who listens, inside a transaction once it commits, where an archive stands. */
export function announceArchive(ctx: ModeContext, { archiveId, status, stage }: Change): Promise<void> {
  return ctx.db.notify(topic, `${ctx.tenantId}/${ctx.mode}/${archiveId}/${status}/${stage ?? ''}`);
}
