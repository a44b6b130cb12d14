import type { WinkSite } from '@smile/contract/wink-sites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { lockSite, updateFolder } from '../queries.ts';
import { showSite } from '../show-site.ts';
import { announceSite } from './site-notices.ts';
import { requireSite } from './sites.ts';

/** Moves a site into a folder of the list, or out of its folder. @throws ApiError MISSING_RESOURCE */
export async function moveSite(ctx: ModeContext, id: string, folder: string | null): Promise<WinkSite> {
  return inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) throw missing();
    if (site.folder === folder) return showSite(tx, site);
    await updateFolder(tx, id, folder);
    const moved = await requireSite(tx, id);
    if (moved.folder === site.folder) return showSite(tx, moved);
    await announceSite(tx, id);
    await recordAudit(tx, {
      action: 'wink-site.move',
      entityType: 'wink-site',
      entityId: id,
      before: { mode: tx.mode, name: site.name, folder: site.folder },
      after: { mode: tx.mode, name: site.name, folder: moved.folder },
    });
    return showSite(tx, moved);
  });
}
