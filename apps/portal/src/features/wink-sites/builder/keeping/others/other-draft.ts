import type { DraftSummary } from '@smile/contract/wink-site-drafts';

/** Another person's draft with its author's display name. */
export interface OtherDraft extends Pick<DraftSummary, 'screens' | 'conflicts' | 'updatedAt'> {
  authorId: string;
  name: string;
  /** True if the author left the team, so that a colleague may take over the draft. */
  hasLeft: boolean;
}

/** Other people's drafts that contain changes. */
export function otherDraftsOf(drafts: readonly DraftSummary[]): OtherDraft[] {
  return drafts
    .filter(({ isYours, screens }) => !isYours && screens.length > 0)
    .map(({ author, screens, conflicts, updatedAt }) => ({
      authorId: author.id,
      name: author.name ?? 'A former member of the team',
      hasLeft: author.name === null,
      screens,
      conflicts,
      updatedAt,
    }));
}

/** Names of other people who are changing a screen; empty for none. */
export function namesOn(drafts: readonly OtherDraft[], screenId: string): string {
  return drafts
    .filter(({ screens }) => screens.some(({ reference }) => reference === screenId))
    .map(({ name }) => name)
    .join(', ');
}

/** Initials of a single name; otherwise the number of names. */
export function initialsOf(names: string): string {
  const [first = '', ...others] = names.split(', ');
  if (others.length > 0) return `${others.length + 1}`;
  const letters = first.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
