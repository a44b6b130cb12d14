import type { Clash, Side } from '@smile/site-model/compare/merge-values';
import type { SiteDocument } from '@smile/site-model/document';
import type { BuilderState } from '../store/builder-state.ts';

/** Last known state of the site on the server. */
export interface KeptSite {
  id: string;
  /** The version that the changes build on, and its pages with the name that the site had then. */
  version: number;
  published: SiteDocument;
  /** Revision of the draft; 0 without one. */
  draftRevision: number;
  /** The draft, or the published pages where there is none. */
  kept: SiteDocument;
}

/** Pages that somebody else changed in the meantime, and the conflicts with them. */
export interface Conflict {
  clashes: Clash[];
  who: string;
  /** Goes on with the values that were chosen; those of clashes that are left out are the ones from here. */
  resolve: (decisions: Readonly<Record<string, Side>>) => void;
}

export interface KeeperEvents {
  onConflict: (conflict: Conflict) => void;
  /** With what the merge renamed, in words. */
  onMerged: (who: string, renames: readonly string[]) => void;
  onDeleted: () => void;
}

/** The part of the builder's store that is kept. */
export interface EditedStore {
  getState(): Pick<BuilderState, 'document' | 'replaceDocument' | 'setDraft'>;
}

/** State of the site keeper; merges change it. */
export interface Keeping {
  site: KeptSite;
  /** While the author decides on a conflict, nothing is sent. */
  isDeciding: boolean;
  /** Saves without an answer: a revision on the server may be one of them, and then no other editor was there. */
  unanswered: Set<string>;
}
