import { listChangedScreens, mergePages, type PagesClash } from './merge-pages.ts';
import type { NamedPages } from './site-content.ts';

export interface DraftToCompare {
  base: NamedPages;
  draft: NamedPages;
  /** Other drafts or live pages to compare with. */
  others: NamedPages[];
}

export interface ComparedDraft {
  screens: ReturnType<typeof listChangedScreens>;
  /** Conflicts with each of `others`. */
  clashes: PagesClash[][];
}

/** Lists a draft's changes and its conflicts with other changes. Takes a fraction of a second for large sites. */
export function compareDraft({ base, draft, others }: DraftToCompare): ComparedDraft {
  return {
    screens: listChangedScreens(base, draft),
    clashes: others.map((other) => mergePages(base, other, draft)?.clashes ?? []),
  };
}

/** Merges a draft into the live pages; null on a conflict or for pages that cannot be read. */
export function rebaseDraft({ base, live, draft }: { base: NamedPages; live: NamedPages; draft: NamedPages }) {
  const merged = mergePages(base, live, draft);
  return merged && merged.clashes.length === 0 ? { name: merged.name, content: merged.content } : null;
}
