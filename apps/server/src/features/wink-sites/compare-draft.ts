import { listChangedScreens, mergePages, type PagesClash } from './merge-pages.ts';
import type { NamedPages } from './site-content.ts';

export interface DraftToCompare {
  base: NamedPages;
  draft: NamedPages;
  /** Other changes of the same base. */
  others: NamedPages[];
}

export interface ComparedDraft {
  screens: ReturnType<typeof listChangedScreens>;
  /** With each of the others. */
  clashes: PagesClash[][];
}

/** Lists the changes of a draft and its clashes with others. Takes part of a second for large sites. */
export function compareDraft({ base, draft, others }: DraftToCompare): ComparedDraft {
  return {
    screens: listChangedScreens(base, draft),
    clashes: others.map((other) => mergePages(base, other, draft)?.clashes ?? []),
  };
}

/** Merges a draft with the live pages; null for a clash, and for pages that cannot be read. */
export function rebaseDraft({ base, live, draft }: { base: NamedPages; live: NamedPages; draft: NamedPages }) {
  const merged = mergePages(base, live, draft);
  return merged && merged.clashes.length === 0 ? { name: merged.name, content: merged.content } : null;
}
