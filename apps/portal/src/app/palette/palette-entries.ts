import type { PaletteEntry, PaletteGroup, Situation } from './entry.ts';
import { objectGroups } from './entry.ts';
import { listActions, listPages } from './list-commands.ts';
import { toObjectEntry } from './object-entry.ts';

/** In display order. */
export const paletteGroups: readonly PaletteGroup[] = [
  'Ids',
  'Recent',
  'Pages',
  'Actions',
  ...Object.values(objectGroups),
];

/** Team members have no page of their own; the audit log shows a member's changes. */
const memberId = /^dev-[0-9a-f]{32}$/;

/** A whole id, the end of one as shown after `…`, or hexadecimal digits from any part of one. */
const idText = /^(?:[a-z0-9]+[-_][0-9a-f]{32,64}|(?:…|\.{3})[0-9a-f]{5,}|[0-9a-f]{6,32})$/i;

/**
 * Entries for a search text. Empty: recent entries first. Otherwise pages and actions whose names or synonyms contain
 * every word, best first, and found objects. Objects come first if an id was typed.
 */
export function findEntries(typed: string, situation: Situation): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...findIds(typed.trim()), ...rank([...listPages(), ...listActions(situation)], words)];
  if (words.length === 0) return recentFirst(found, situation.recent ?? []);
  const objects = (situation.objects ?? []).map(toObjectEntry);
  return idText.test(typed.trim()) ? [...objects, ...found] : [...found, ...objects];
}

/** Sorts by score: word starts in the name, other matches in the name, synonyms. */
function rank(entries: PaletteEntry[], words: readonly string[]): PaletteEntry[] {
  const scoreOf = ({ label, synonyms = '' }: PaletteEntry) => {
    const name = label.toLowerCase();
    const isIn = (text: string, start = '') => words.every((word) => text.includes(start + toSingular(word)));
    if (isIn(` ${name}`, ' ')) return 0;
    if (isIn(name)) return 1;
    return isIn(` ${name} ${synonyms}`, ' ') ? 2 : 3;
  };
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry) })).filter(({ score }) => score < 3);
  return scored.toSorted((a, b) => a.score - b.score).map(({ entry }) => entry);
}

/** Lets "logs" find "log"; the start "log" finds both. */
function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

export function keyOf({ key, label }: PaletteEntry): string {
  return key ?? label;
}

function recentFirst(entries: PaletteEntry[], labels: readonly string[]): PaletteEntry[] {
  const recent = labels.flatMap((label) => entries.filter((entry) => entry.label === label));
  return [
    ...recent.map((entry): PaletteEntry => ({ ...entry, group: 'Recent' })),
    ...entries.filter((entry) => !recent.includes(entry)),
  ];
}

function findIds(id: string): PaletteEntry[] {
  if (!memberId.test(id)) return [];
  const action = { kind: 'open', href: `/account/audit-log?actorId=${id}` } as const;
  return [{ group: 'Ids', label: `Open changes of team member ${id}`, action }];
}
