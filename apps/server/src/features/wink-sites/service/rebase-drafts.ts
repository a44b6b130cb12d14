import type { ModeContext } from '../../../context.ts';
import { selectDrafts, updateRebasedDraft } from '../draft-queries.ts';
import type { RebasedDraft } from './prepare-rebases.ts';

/**
 * Rebases a site's drafts onto its live pages; the caller must have locked the site. A draft with conflicts, or changed
 * since it was merged, stays as it is for its author to resolve.
 */
export async function rebaseDrafts(
  tx: ModeContext,
  siteId: string,
  { live, rebased }: { live: { name: string; version: number }; rebased: RebasedDraft[] },
): Promise<void> {
  for (const { developerId, revision, baseVersion, baseName } of await selectDrafts(tx, siteId)) {
    if (baseVersion === live.version && baseName === live.name) continue;
    const found = rebased.find((one) => one.developerId === developerId && one.revision === revision);
    if (!found) continue;
    await updateRebasedDraft(tx, siteId, {
      developerId,
      ...found.pages,
      baseVersion: live.version,
      baseName: live.name,
    });
  }
}
