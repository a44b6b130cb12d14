import type { DraftSummary, SiteDrafts } from '@smile/contract/wink-site-drafts';
import type { DeveloperContext, ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { type DraftRow, selectDrafts } from '../draft-queries.ts';
import type { PagesClash } from '../merge-pages.ts';
import type { NamedPages } from '../site-content.ts';
import { selectVersion } from '../version-queries.ts';
import { refuseTooLarge } from './refuse-site.ts';
import { requireSite } from './sites.ts';

type Conflict = DraftSummary['conflicts'][number];

/** Lists drafts with author, changed screens, and conflicts with the live version or with the caller's draft. */
export async function listDrafts(ctx: DeveloperContext & ModeContext, id: string): Promise<SiteDrafts> {
  const { type, name, version } = await requireSite(ctx, id);
  const drafts = await selectDrafts(ctx, id);
  const pagesOf = createPageReader(ctx, id);
  const live: NamedPages = { type, name, content: await pagesOf(version) };
  const yours = drafts.find(({ developerId }) => developerId === ctx.actor.developerId);
  const summaries = drafts.map(async (draft): Promise<DraftSummary> => {
    const base: NamedPages = { type, name: draft.baseName, content: await pagesOf(draft.baseVersion) };
    const pages: NamedPages = { type, name: draft.name, content: draft.content };
    const isOutdated = draft.baseVersion !== version || draft.baseName !== name;
    // Drafts from different versions have no common base to compare with.
    const isComparable = yours && yours !== draft && hasSameBase(yours, draft);
    const others: { side: Conflict['with']; pages: NamedPages }[] = [
      ...(isOutdated ? [{ side: 'LIVE_VERSION' as const, pages: live }] : []),
      ...(isComparable
        ? [{ side: 'YOUR_DRAFT' as const, pages: { type, name: yours.name, content: yours.content } }]
        : []),
    ];
    const input = { base, draft: pages, others: others.map((other) => other.pages) };
    const compared = await ctx.compute.run('compareDraft', ctx.tenantId, input).catch(refuseTooLarge);
    const conflicts = others.flatMap(({ side }, index) => toConflicts(side, compared.clashes[index]!));
    return {
      author: { id: draft.developerId, name: draft.developerName },
      isYours: draft === yours,
      revision: draft.revision,
      baseVersion: draft.baseVersion,
      updatedAt: toApiTime(draft.updatedAt),
      screens: compared.screens,
      conflicts,
    };
  });
  return { version, name, drafts: await Promise.all(summaries) };
}

/** Reads each version's pages once, since most drafts start from the same version. */
function createPageReader(ctx: ModeContext, siteId: string) {
  const read = new Map<number, Promise<NamedPages['content']>>();
  return (version: number) => {
    const known = read.get(version) ?? selectVersion(ctx, siteId, version).then((found) => found!.content);
    read.set(version, known);
    return known;
  };
}

function hasSameBase(one: DraftRow, other: DraftRow): boolean {
  return one.baseVersion === other.baseVersion && one.baseName === other.baseName;
}

function toConflicts(side: Conflict['with'], clashes: PagesClash[]): Conflict[] {
  return clashes.map(({ what, screenId, componentId, theirs, mine }) => ({
    with: side,
    what,
    screen: screenId,
    component: componentId,
    draft: mine,
    other: theirs,
  }));
}
