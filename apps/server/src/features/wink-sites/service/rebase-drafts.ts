import type { ModeContext } from '../../../context.ts';
import { selectDrafts, updateRebasedDraft } from '../draft-queries.ts';
import type { RebasedDraft } from './prepare-rebases.ts';

/**
 * Brings the drafts of a site, which is locked, up to the pages that are live now. A draft that conflicts with them, or
 * was changed since they were merged, stays as it is: its author decides.
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
