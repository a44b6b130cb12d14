import type { List } from '@smile/contract/common';
import type { SiteVersion, SiteVersionDetails, WinkSiteDetails } from '@smile/contract/wink-sites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { listSourceIds } from '../../datasources/service.ts';
import { findTemplateName } from '../../wink-templates/service/find-template-name.ts';
import { holdTemplates } from '../../wink-templates/service/hold-templates.ts';
import { compileFlow } from '../compile-flow.ts';
import { findFindings } from '../find-findings.ts';
import { lockSite, updateSiteRow } from '../queries.ts';
import { listTemplateIds } from '../read-pages.ts';
import { showPages, showVersion } from '../show-site.ts';
import { insertVersion, selectVersion, selectVersions } from '../version-queries.ts';
import { countSessions } from './count-sessions.ts';
import { getSite, requireSite } from './read-sites.ts';

interface VersionOfSite {
  id: string;
  version: number;
}

/** @throws ApiError MISSING_RESOURCE */
export async function listVersions(
  ctx: ModeContext,
  id: string,
  page: { size: number; cursor?: string | undefined },
): Promise<List<SiteVersion>> {
  await requireSite(ctx, id);
  const { nextCursor, items } = await selectVersions(ctx, id, page);
  const sessions = await countSessions(
    ctx,
    id,
    items.map(({ version }) => version),
  );
  return {
    nextCursor,
    items: items.map((row) => ({ ...showVersion(row), sessions: sessions.get(row.version) ?? 0 })),
  };
}

/** @throws ApiError MISSING_RESOURCE */
export async function getVersion(ctx: ModeContext, { id, version }: VersionOfSite): Promise<SiteVersionDetails> {
  const { type } = await requireSite(ctx, id);
  const found = await selectVersion(ctx, id, version);
  if (!found) throw missing();
  const templateName = await findTemplateName(ctx, listTemplateIds(found.content)[0]);
  return { ...showVersion(found), ...showPages(type, found.content, templateName) };
}

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
