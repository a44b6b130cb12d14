import type { ModeContext } from '../../../context.ts';
import { ChildFailure } from '../../../platform/child-workers/child.ts';
import { type DraftRow, selectDrafts } from '../draft-queries.ts';
import type { NamedPages } from '../site-content.ts';
import { selectVersion } from '../version-queries.ts';

/** A draft as read, merged with the pages that are about to go live. */
export interface RebasedDraft {
  developerId: string;
  revision: number;
  pages: Pick<NamedPages, 'name' | 'content'>;
}

/**
 * Merges a site's drafts with new pages, off the event loop. Call it before the transaction that publishes the pages.
 */
export async function prepareRebases(ctx: ModeContext, siteId: string, live: NamedPages): Promise<RebasedDraft[]> {
  const drafts = await selectDrafts(ctx, siteId);
  const rebased = await Promise.all(drafts.map((draft) => rebaseOne(ctx, siteId, { draft, live })));
  return rebased.filter((one) => one !== null);
}

async function rebaseOne(
  ctx: ModeContext,
  siteId: string,
  { draft, live }: { draft: DraftRow; live: NamedPages },
): Promise<RebasedDraft | null> {
  const { developerId, revision, baseVersion, baseName, name, content } = draft;
  const before = await selectVersion(ctx, siteId, baseVersion);
  if (!before) return null;
  const base = { type: live.type, name: baseName, content: before.content };
  const input = { base, live, draft: { type: live.type, name, content } };
  const pages = await ctx.compute.run('rebaseDraft', ctx.tenantId, input).catch(leaveAsItIs);
  return pages && { developerId, revision, pages };
}

/** A draft that takes too long to merge stays as it is, for its author to merge. */
function leaveAsItIs(error: unknown): null {
  if (error instanceof ChildFailure) return null;
  throw error;
}
