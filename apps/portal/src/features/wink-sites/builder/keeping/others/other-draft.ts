import type { DraftSummary } from '@smile/contract/wink-site-drafts';

/** A draft of somebody else, with the name that is shown of its author. */
export interface OtherDraft extends Pick<DraftSummary, 'screens' | 'conflicts' | 'updatedAt'> {
  authorId: string;
  name: string;
  /** The author is no longer in the team, so a colleague may take the draft over. */
  hasLeft: boolean;
}

/** Drafts of others that change something. */
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

/** Names of the others who change a screen; empty for none. */
export function namesOn(drafts: readonly OtherDraft[], screenId: string): string {
  return drafts
    .filter(({ screens }) => screens.some(({ reference }) => reference === screenId))
    .map(({ name }) => name)
    .join(', ');
}

/** Initials of a single name; the number of several names. */
export function initialsOf(names: string): string {
  const [first = '', ...others] = names.split(', ');
  if (others.length > 0) return `${others.length + 1}`;
  const letters = first.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
