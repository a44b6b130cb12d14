import type { Clash, Side } from '@smile/site-model/compare/merge-values';
import type { SiteDocument } from '@smile/site-model/document';
import type { BuilderState } from '../store/builder-state.ts';

/** Last known state of the site on the server. */
export interface KeptSite {
  id: string;
  /** Version that the changes are based on, with its pages and the site's name at that time. */
  version: number;
  published: SiteDocument;
  /** Revision of the draft; 0 without one. */
  draftRevision: number;
  /** The draft, or the published pages without one. */
  kept: SiteDocument;
}

/** Changes of another person, and the conflicts with them. */
export interface Conflict {
  clashes: Clash[];
  who: string;
  /** Continues with the chosen values; undecided conflicts use the local value. */
  resolve: (decisions: Readonly<Record<string, Side>>) => void;
}

export interface KeeperEvents {
  onConflict: (conflict: Conflict) => void;
  /** `renames` lists fields that the merge renamed, as text. */
  onMerged: (who: string, renames: readonly string[]) => void;
  onDeleted: () => void;
}

/** The part of the builder's store that is saved. */
export interface EditedStore {
  getState(): Pick<BuilderState, 'document' | 'replaceDocument' | 'setDraft'>;
}

/** State of the site keeper; merges change it. */
export interface Keeping {
  site: KeptSite;
  /** True while the author decides on a conflict: no requests are sent then. */
  isDeciding: boolean;
  /** Saves without a response. If a server revision is one of them, no other editor made it. */
  unanswered: Set<string>;
}
