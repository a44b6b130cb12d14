import type { ModeContext } from '../../../context.ts';
import { type Change, topic } from '../archive-topic.ts';

/** Calls back for each change of the tenant's archives of the mode. */
export function listenToArchives(ctx: ModeContext, onChange: (change: Change) => void): () => void {
  const prefix = `${ctx.tenantId}/${ctx.mode}/`;
  return ctx.database.onNotify(topic, (payload) => {
    if (!payload.startsWith(prefix)) return;
    const [archiveId, status, stage] = payload.slice(prefix.length).split('/');
    onChange({ archiveId: archiveId!, status: status as Change['status'], stage: (stage || null) as Change['stage'] });
  });
}
