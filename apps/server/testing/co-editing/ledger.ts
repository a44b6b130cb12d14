import type { Clash, Side } from '@smile/site-model/compare/merge-values';
import { authorOfToken, findTokens } from './sheet.ts';

/** Fate of every edit, as its author saw it. */
export interface Ledger {
  newToken(author: string, before: string): string;
  /** The server has answered that it has what is in a body; only what is the author's own is an edit of theirs. */
  acknowledge(author: string, body: unknown): void;
  discard(tokens: Iterable<string>): void;
  /** Where an author changed a text in two tabs, the text of the tab that they decide against is discarded. */
  decide(author: string, clash: Clash, side: Side): void;
  acknowledged: ReadonlySet<string>;
  discarded: ReadonlySet<string>;
  /** Later edits of its author over a token. */
  replacementsOf(token: string): readonly string[];
  /** Whether the author of a token knew the one that it took the place of. */
  isKnownTo(token: string, replaced: string): boolean;
}

export function createLedger(): Ledger {
  const acknowledged = new Set<string>();
  const discarded = new Set<string>();
  const known = new Map<string, Set<string>>();
  const replacements = new Map<string, string[]>();
  let count = 0;
  return {
    acknowledged,
    discarded,
    newToken(author, before) {
      const token = `edit-${author}-${++count}x`;
      const [replaced] = findTokens(before);
      const seen = new Set(replaced ? [replaced, ...(known.get(replaced) ?? [])] : []);
      known.set(token, seen);
      if (replaced && authorOfToken(replaced) === author)
        replacements.set(replaced, [...(replacements.get(replaced) ?? []), token]);
      return token;
    },
    acknowledge(author, body) {
      for (const token of findTokens(body)) if (authorOfToken(token) === author) acknowledged.add(token);
    },
    discard(tokens) {
      for (const token of tokens) discarded.add(token);
    },
    decide(author, { id, mine, theirs }, side) {
      if (!/ (label|placeholder)$/.test(id)) return;
      const [own, other] = [findTokens(mine), findTokens(theirs)];
      for (const token of side === 'theirs' ? own : other) if (authorOfToken(token) === author) discarded.add(token);
      if (side === 'mine') for (const token of own) for (const replaced of other) known.get(token)?.add(replaced);
    },
    replacementsOf: (token) => replacements.get(token) ?? [],
    isKnownTo: (token, replaced) => known.get(token)?.has(replaced) ?? false,
  };
}
