import type { AuditAction } from '@smile/contract/audit-log';
import type { SiteChange, WinkSiteDetails } from '@smile/contract/wink-sites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { type DraftRow, deleteDraft, selectDraft } from '../draft-queries.ts';
import { lockSite, type SiteRow, updateSiteRow } from '../queries.ts';
import { hashContent, listTemplateIds, readPages } from '../read-pages.ts';
import { insertVersion, selectVersion } from '../version-queries.ts';
import { preparePages } from './prepare-pages.ts';
import { prepareRebases } from './prepare-rebases.ts';
import { protectNewTemplates } from './protect-new-templates.ts';
import { rebaseDrafts } from './rebase-drafts.ts';
import { refuseMissingPictures, refuseOtherType } from './refuse-site.ts';
import { announceSite } from './site-notices.ts';
import { getSite, readName, requireSite } from './sites.ts';

/**
 * Creates a new version when the pages change, but not for a new name or status alone.
 * @throws ApiError MISSING_RESOURCE; EDIT_CONFLICT; INVALID_PARAMETERS for pages that cannot be published
 */
export async function updateSite(ctx: ModeContext, id: string, change: SiteChange): Promise<WinkSiteDetails> {
  const content = readPages(change);
  const hash = hashContent(content);
  const winkTemplateIds = listTemplateIds(content);
  const before = await requireSite(ctx, id);
  refuseOtherType(before.type, change.type);
  refuseStale(before, change);
  const name = change.name === undefined ? before.name : readName(before.type, change.name);
  const { flow, findings } = await preparePages(ctx, { type: before.type, name, content, isNew: true });
  const isOfDraft = change.baseRevision !== undefined;
  const rebased = isOfDraft ? await prepareRebases(ctx, id, { type: before.type, name, content }) : [];
  return inTransaction(ctx, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) throw missing();
    const draft = await findPublishedDraft(tx, id, change.baseRevision);
    refuseStale(site, {
      baseVersion: change.baseVersion ?? draft?.baseVersion,
      baseName: change.baseName ?? draft?.baseName,
      baseEnabled: change.baseEnabled,
    });
    const current = (await selectVersion(tx, id, site.version))!;
    const isChanged = current.hash !== hash;
    const after = {
      name: change.name === undefined ? site.name : readName(site.type, change.name),
      isEnabled: change.enabled ?? site.isEnabled,
      version: isChanged ? site.version + 1 : site.version,
    };
    await protectNewTemplates(tx, { type: site.type, winkTemplateIds, known: site.winkTemplateIds });
    await refuseMissingPictures(tx, content, current.content);
    if (isChanged) {
      await insertVersion(tx, {
        siteId: id,
        version: after.version,
        content,
        flow,
        hash,
        findings,
        restoredFrom: null,
      });
    }
    const action = actionOf(site, after);
    if (action) {
      await updateSiteRow(tx, id, { ...after, winkTemplateIds });
      await recordAudit(tx, {
        action,
        entityType: 'wink-site',
        entityId: id,
        before: auditOf(tx, site, current.hash),
        after: auditOf(tx, after, hash),
      });
    }
    if (draft !== undefined) await settleDrafts(tx, id, { live: after, rebased: after.name === name ? rebased : [] });
    await announceSite(tx, id);
    return getSite(tx, id);
  });
}

/** @throws ApiError EDIT_CONFLICT when the site has changed since the caller read it */
function refuseStale(site: SiteRow, change: Pick<SiteChange, 'baseVersion' | 'baseName' | 'baseEnabled'>): void {
  const { baseVersion = site.version, baseName = site.name, baseEnabled = site.isEnabled } = change;
  if (baseVersion !== site.version || baseName !== site.name || baseEnabled !== site.isEnabled)
    throw new ApiError('EDIT_CONFLICT');
}

/**
 * The caller's draft that this change publishes: null without one, undefined when the change is not based on a draft.
 * @throws ApiError EDIT_CONFLICT when the draft has changed
 */
async function findPublishedDraft(
  tx: ModeContext,
  id: string,
  baseRevision: number | undefined,
): Promise<DraftRow | null | undefined> {
  if (baseRevision === undefined) return undefined;
  const draft = await selectDraft(tx, id, authorOf(tx));
  if (baseRevision !== (draft?.revision ?? 0)) throw new ApiError('EDIT_CONFLICT');
  return draft;
}

/** Deletes the caller's published draft and rebases all other drafts. */
async function settleDrafts(tx: ModeContext, id: string, given: Parameters<typeof rebaseDrafts>[2]): Promise<void> {
  await deleteDraft(tx, id, authorOf(tx));
  await rebaseDrafts(tx, id, given);
}

function authorOf({ actor }: ModeContext): string {
  return actor.kind === 'developer' ? actor.developerId : '';
}

type Changeable = Pick<SiteRow, 'name' | 'isEnabled' | 'version'>;

/** Audit action of the change; null for none. */
function actionOf(before: Changeable, after: Changeable): AuditAction | null {
  if (before.version !== after.version) return 'wink-site.update';
  if (before.name !== after.name) return 'wink-site.rename';
  return before.isEnabled === after.isEnabled ? null : 'wink-site.status';
}

function auditOf(tx: ModeContext, { name, isEnabled, version }: Changeable, hash: string): Record<string, unknown> {
  return { mode: tx.mode, name, enabled: isEnabled, version, hash };
}
