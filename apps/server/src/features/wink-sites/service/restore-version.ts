import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { protectTemplates } from '../../wink-templates/service/templates.ts';
import { lockSite, updateSiteRow } from '../queries.ts';
import { listTemplateIds } from '../read-pages.ts';
import { insertVersion, selectVersion } from '../version-queries.ts';
import type { VersionOfSite } from './get-version.ts';
import { preparePages } from './prepare-pages.ts';
import { announceSite } from './site-notices.ts';
import { getSite, requireSite } from './sites.ts';

/** Does nothing for the newest version. Keeps drafts. @throws ApiError MISSING_RESOURCE */
export async function restoreVersion(ctx: ModeContext, { id, version }: VersionOfSite): Promise<WinkSiteDetails> {
  const { type, name } = await requireSite(ctx, id);
  const found = await selectVersion(ctx, id, version);
  if (!found) throw missing();
  const { content, hash } = found;
  // Templates and sources may have changed since the version was saved.
  const { flow, findings } = await preparePages(ctx, { type, name, content, isNew: false });
  return inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) throw missing();
    if (version === site.version) return getSite(tx, id);
    const winkTemplateIds = listTemplateIds(content);
    await protectTemplates(tx, winkTemplateIds);
    const next = site.version + 1;
    await insertVersion(tx, { siteId: id, version: next, content, flow, hash, findings, restoredFrom: version });
    await updateSiteRow(tx, id, { ...site, version: next, winkTemplateIds });
    await announceSite(tx, id);
    await recordAudit(tx, {
      action: 'wink-site.restore',
      entityType: 'wink-site',
      entityId: id,
      before: { mode: tx.mode, version: site.version },
      after: { mode: tx.mode, version: next, restoredFrom: version, hash },
    });
    return getSite(tx, id);
  });
}
