import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { listSourceIds } from '../../datasources/service/list-datasources.ts';
import { holdTemplates } from '../../wink-templates/service/hold-templates.ts';
import { compileFlow } from '../compile-flow.ts';
import { findFindings } from '../find-findings.ts';
import { lockSite, updateSiteRow } from '../queries.ts';
import { listTemplateIds } from '../read-pages.ts';
import { insertVersion, selectVersion } from '../version-queries.ts';
import { getSite } from './get-site.ts';
import type { VersionOfSite } from './get-version.ts';

/** The version that is the newest already stays it. A draft stays too. @throws ApiError MISSING_RESOURCE */
export async function restoreVersion(ctx: ModeContext, { id, version }: VersionOfSite): Promise<WinkSiteDetails> {
  return inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    const found = site && (await selectVersion(tx, id, version));
    if (!site || !found) throw missing();
    if (version === site.version) return getSite(tx, id);
    const { content, hash } = found;
    const winkTemplateIds = listTemplateIds(content);
    const templateIds = await holdTemplates(tx, winkTemplateIds);
    const next = site.version + 1;
    const pages = { ...site, content };
    const flow = compileFlow(pages);
    // What the pages meet may have changed since.
    const findings = findFindings(pages, { templateIds, sourceIds: listSourceIds(tx) });
    await insertVersion(tx, { siteId: id, version: next, content, flow, hash, findings, restoredFrom: version });
    await updateSiteRow(tx, id, { ...site, version: next, winkTemplateIds });
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
