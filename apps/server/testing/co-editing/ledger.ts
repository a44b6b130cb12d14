import type { Clash, Side } from '@smile/site-model/compare/merge-values';
import { authorOfToken, findTokens } from './sheet.ts';

/** Outcome of every edit, as its author saw it. */
export interface Ledger {
  newToken(author: string, before: string): string;
  /** Records the author's edits in a body as acknowledged by the server; other authors' edits in it are ignored. */
  acknowledge(author: string, body: unknown): void;
  discard(tokens: Iterable<string>): void;
  /** When an author changed a text in two tabs, the edit they decide against counts as discarded. */
  decide(author: string, clash: Clash, side: Side): void;
  acknowledged: ReadonlySet<string>;
  discarded: ReadonlySet<string>;
  /** Later edits by the same author that replaced this one. */
  replacementsOf(token: string): readonly string[];
  /** Whether the author of the edit had seen the one it replaced. */
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
