import type { PaletteEntry, PaletteGroup, Situation } from './entry.ts';
import { objectGroups } from './entry.ts';
import { listActions, listPages } from './list-commands.ts';
import { toObjectEntry } from './object-entry.ts';

/** In the order in which they are shown. */
export const paletteGroups: readonly PaletteGroup[] = [
  'Ids',
  'Recent',
  'Pages',
  'Actions',
  ...Object.values(objectGroups),
];

/** Pages of ids whose objects the server's search does not know, by the prefix of their kind. */
const idPages: { name: string; prefix: string; hrefOf: (id: string) => string }[] = [
  ...(
    [
      ['verification', 'ver-', 'verification'],
      ['signal', 'signal-', 'signals'],
      ['blacklist', 'blacklist-', 'blacklists'],
      ['footprint', 'footprint-', 'footprints'],
      ['MAW', 'maw-', 'maws'],
    ] as const
  ).map(([name, prefix, path]) => ({
    name,
    prefix,
    hrefOf: (id: string) => `/signal/${path}?panel=results&result=${id}`,
  })),
  { name: 'consent template', prefix: 'ct-', hrefOf: (id) => `/account/organization?consentTemplate=${id}` },
  { name: 'changes of team member', prefix: 'dev-', hrefOf: (id) => `/account/audit-log?actorId=${id}` },
];

const idText = /^(?:[a-z0-9]+-[0-9a-f]{32}|…[0-9a-f]{6,}|[0-9a-f]{6,32})$/i;

/**
 * Entries for the search: recently opened ones for empty input; else pages and actions that hold every typed word in
 * their names (word starts first) or synonyms, and found objects. Objects come first where an id is typed.
 */
export function findEntries(typed: string, situation: Situation): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...findIds(typed.trim()), ...rank(listPages(), words), ...rank(listActions(situation), words)];
  if (words.length === 0) return recentFirst(found, situation.recent ?? []);
  const objects = (situation.objects ?? []).map(toObjectEntry);
  return idText.test(typed.trim()) ? [...objects, ...found] : [...found, ...objects];
}

/** Best first: word starts of the name, other parts of the name, synonyms. */
function rank(entries: PaletteEntry[], words: readonly string[]): PaletteEntry[] {
  const scoreOf = ({ label, words: others = '' }: PaletteEntry) => {
    const name = label.toLowerCase();
    if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    return words.every((word) => ` ${name} ${others}`.includes(` ${word}`)) ? 2 : 3;
  };
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry) })).filter(({ score }) => score < 3);
  return scored.toSorted((a, b) => a.score - b.score).map(({ entry }) => entry);
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
  const found = idPages.find(({ prefix }) => new RegExp(`^${prefix}[0-9a-f]{32}$`).test(id));
  return found
    ? [{ group: 'Ids', label: `Open ${found.name} ${id}`, does: { kind: 'open', href: found.hrefOf(id) } }]
    : [];
}
