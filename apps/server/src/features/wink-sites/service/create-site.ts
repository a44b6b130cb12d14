import type { NewSite, WinkSiteDetails } from '@smile/contract/wink-sites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { insertSite } from '../queries.ts';
import { hashContent, listTemplateIds, readPages } from '../read-pages.ts';
import { insertVersion } from '../version-queries.ts';
import { preparePages } from './prepare-pages.ts';
import { protectNewTemplates } from './protect-new-templates.ts';
import { refuseMissingPictures } from './refuse-site.ts';
import { getSite, readName } from './sites.ts';

/** @throws ApiError INVALID_PARAMETERS for a site that cannot be published */
export async function createSite(ctx: ModeContext, input: NewSite): Promise<WinkSiteDetails> {
  const type = input.type ?? 'DEFAULT';
  const name = readName(type, input.name);
  const content = readPages(input);
  const { flow, findings } = await preparePages(ctx, { type, name, content, isNew: true });
  const winkTemplateIds = listTemplateIds(content);
  return inTransaction(ctx, async (tx) => {
    await protectNewTemplates(tx, { type, winkTemplateIds, known: [] });
    await refuseMissingPictures(tx, content);
    const id = tx.newId('winkSite');
    const hash = hashContent(content);
    await insertSite(tx, { id, name, type, isEnabled: input.enabled, version: 1, winkTemplateIds });
    await insertVersion(tx, { siteId: id, version: 1, content, flow, hash, findings, restoredFrom: null });
    await recordAudit(tx, {
      action: 'wink-site.create',
      entityType: 'wink-site',
      entityId: id,
      after: { mode: tx.mode, name, type, enabled: input.enabled, version: 1, hash },
    });
    return getSite(tx, id);
  });
}
