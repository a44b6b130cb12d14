import type { ModeContext } from '../../../context.ts';
import { selectDrafts, updateRebasedDraft } from '../draft-queries.ts';
import { mergePages } from '../merge-pages.ts';
import type { NamedPages } from '../site-content.ts';
import { selectVersion } from '../version-queries.ts';

/**
 * Brings the drafts of a site, which is locked, up to the pages that are live now. A draft that conflicts with them
 * stays as it is: its author decides.
 */
export async function rebaseDrafts(
  tx: ModeContext,
  siteId: string,
  live: NamedPages & { version: number },
): Promise<void> {
  for (const draft of await selectDrafts(tx, siteId)) {
    const { developerId, baseVersion, baseName, name, content } = draft;
    if (baseVersion === live.version && baseName === live.name) continue;
    const base = await selectVersion(tx, siteId, baseVersion);
    const { type } = live;
    const merged = base && mergePages({ type, name: baseName, content: base.content }, live, { type, name, content });
    if (!merged || merged.clashes.length > 0) continue;
    const pages = { name: merged.name, content: merged.content };
    await updateRebasedDraft(tx, siteId, { developerId, ...pages, baseVersion: live.version, baseName: live.name });
  }
}
