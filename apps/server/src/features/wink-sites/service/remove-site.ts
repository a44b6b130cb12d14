import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { lockSite, markDeleted } from '../queries.ts';
import { announceSite } from './site-notices.ts';

/** Deletes a site and takes its page offline at once. @throws ApiError MISSING_RESOURCE */
export async function removeSite(ctx: ModeContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) throw missing();
    await markDeleted(tx, id);
    await announceSite(tx, id);
    await recordAudit(tx, {
      action: 'wink-site.delete',
      entityType: 'wink-site',
      entityId: id,
      before: { mode: tx.mode, name: site.name, type: site.type, enabled: site.isEnabled, version: site.version },
    });
  });
}
