import type { WinkSite } from '@smile/contract/wink-sites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { protectTemplates } from '../../wink-templates/service/templates.ts';
import { lockSite, updateSiteRow } from '../queries.ts';
import { showSite } from '../show-site.ts';
import { announceSite } from './site-notices.ts';
import { requireSite } from './sites.ts';

/** Publishes a site or takes it offline. @throws ApiError MISSING_RESOURCE */
export async function setSiteStatus(ctx: ModeContext, id: string, isEnabled: boolean): Promise<WinkSite> {
  return inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) throw missing();
    if (site.isEnabled === isEnabled) return showSite(tx, site);
    // The lock orders this against a concurrent deletion of a template: either it is deleted before, or this site
    // prevents it.
    await protectTemplates(tx, site.winkTemplateIds);
    await updateSiteRow(tx, id, { ...site, isEnabled });
    await announceSite(tx, id);
    await recordAudit(tx, {
      action: 'wink-site.status',
      entityType: 'wink-site',
      entityId: id,
      before: { mode: tx.mode, enabled: site.isEnabled },
      after: { mode: tx.mode, enabled: isEnabled },
    });
    return showSite(tx, await requireSite(tx, id));
  });
}
