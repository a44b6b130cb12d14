import type { archiveReadingsApi } from '@smile/contract/archive-readings';
import type { AnswerOf } from '@smile/contract/endpoint';
import type { ModeContext } from '../../../context.ts';

export type Change = AnswerOf<typeof archiveReadingsApi.live>;

const topic = 'archives';

/** Announces an archive's progress to listeners; inside a transaction, when it commits. */
export function announceArchive(ctx: ModeContext, { archiveId, status, stage }: Change): Promise<void> {
  return ctx.db.notify(topic, `${ctx.tenantId}/${ctx.mode}/${archiveId}/${status}/${stage ?? ''}`);
}

/** Calls back for each change to the tenant's archives in this mode. */
export function listenToArchives(ctx: ModeContext, onChange: (change: Change) => void): () => void {
  const prefix = `${ctx.tenantId}/${ctx.mode}/`;
  return ctx.database.onNotify(topic, (payload) => {
    if (!payload.startsWith(prefix)) return;
    const [archiveId, status, stage] = payload.slice(prefix.length).split('/');
    onChange({ archiveId: archiveId!, status: status as Change['status'], stage: (stage || null) as Change['stage'] });
  });
}
