import type { SiteDraft } from '@smile/contract/wink-site-drafts';
import { type DeveloperContext, inTransaction, type ModeContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteDraft, selectDraft, upsertDraft } from '../draft-queries.ts';
import { lockSite } from '../queries.ts';
import { getDraft } from './get-draft.ts';
import { announceSite } from './site-notices.ts';

/**
 * Makes the draft of a former member the caller's own.
 * @throws ApiError MISSING_RESOURCE without such a draft, and while its author is still a member; EDIT_CONFLICT when
 * the caller already has a draft
 */
export async function takeOverDraft(
  ctx: DeveloperContext & ModeContext,
  { id, developerId: authorId }: { id: string; developerId: string },
): Promise<SiteDraft> {
  const { developerId } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    const draft = (await lockSite(tx, id)) && (await selectDraft(tx, id, authorId));
    if (!draft || draft.developerName !== null) throw missing();
    if (await selectDraft(tx, id, developerId)) throw new ApiError('EDIT_CONFLICT');
    await upsertDraft(tx, id, { ...draft, developerId });
    await deleteDraft(tx, id, authorId);
    await recordAudit(tx, {
      action: 'wink-site.take-over',
      entityType: 'wink-site',
      entityId: id,
      after: { mode: tx.mode, author: authorId, baseVersion: draft.baseVersion },
    });
    await announceSite(tx, id);
    return getDraft(tx, id);
  });
}
