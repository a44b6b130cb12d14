/** Modules that are bundled and loaded together. */
export interface Part {
  names: readonly string[];
  /** In bytes. */
  size: number;
  pages: ReadonlySet<string>;
  /** Names of imported modules, also of other parts. */
  imports: ReadonlySet<string>;
}

/**
 * Merges parts until no page needs more than `maxPartsOf` allows. Repeatedly merges two parts of a page over the limit,
 * choosing the pair that makes pages load the fewest unused bytes. Never creates an import cycle. `weightOf` weighs
 * bytes by page.
 */
export function mergeParts(
  parts: readonly Part[],
  maxPartsOf: (page: string) => number,
  weightOf: (page: string) => number,
): Part[] {
  const merged = [...parts];
  for (let full = fullPages(merged, maxPartsOf); full.length > 0; full = fullPages(merged, maxPartsOf)) {
    const [one, other] = cheapestPair(merged, full, weightOf);
    const pages = new Set([...one.pages, ...other.pages]);
    const both = {
      names: [...one.names, ...other.names],
      size: one.size + other.size,
      pages,
      imports: new Set([...one.imports, ...other.imports]),
    };
    merged.splice(merged.indexOf(other), 1);
    merged[merged.indexOf(one)] = both;
    // A page that loads a part also loads the parts it imports.
    for (const part of findReached(merged)(both))
      if (part !== both) merged[merged.indexOf(part)] = { ...part, pages: new Set([...part.pages, ...pages]) };
  }
  return merged;
}

/** Pages that need more parts than allowed. */
function fullPages(parts: readonly Part[], maxPartsOf: (page: string) => number): string[] {
  const counts = new Map<string, number>();
  for (const page of parts.flatMap((part) => [...part.pages])) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts].filter(([page, count]) => count > maxPartsOf(page)).map(([page]) => page);
}

function cheapestPair(parts: readonly Part[], full: readonly string[], weightOf: (page: string) => number) {
  const reach = findReached(parts);
  const between = findsBetween(parts, reach);
  let best: { cost: number; pair: [Part, Part] } | undefined;
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (!full.some((page) => one.pages.has(page) && other.pages.has(page))) continue;
      const cost =
        wastedBytes([one, ...reach(one)], other, weightOf) + wastedBytes([other, ...reach(other)], one, weightOf);
      if (best && cost >= best.cost) continue;
      if (!between(one, other) && !between(other, one)) best = { cost, pair: [one, other] };
    }
  }
  return best!.pair;
}

/** Unused bytes that pages of `other` would load with a part and all its imports. */
function wastedBytes(parts: readonly Part[], other: Part, weightOf: (page: string) => number): number {
  let wasted = 0;
  for (const page of other.pages)
    for (const part of parts) if (part !== other && !part.pages.has(page)) wasted += weightOf(page) * part.size;
  return wasted;
}

/** Whether `from` reaches `to` through a third part: merging them would then create an import cycle. */
function findsBetween(parts: readonly Part[], reach: (part: Part) => Set<Part>): (from: Part, to: Part) => boolean {
  const direct = findImported(parts);
  return (from, to) => direct(from).some((next) => next !== from && next !== to && reach(next).has(to));
}

/** All parts that a part imports, directly or indirectly. */
function findReached(parts: readonly Part[]): (part: Part) => Set<Part> {
  const direct = findImported(parts);
  const reached = new Map<Part, Set<Part>>();
  const reach = (part: Part): Set<Part> => {
    const known = reached.get(part);
    if (known) return known;
    const all = new Set<Part>();
    reached.set(part, all);
    for (const next of direct(part)) if (next !== part) for (const far of [next, ...reach(next)]) all.add(far);
    return all;
  };
  return reach;
}

function findImported(parts: readonly Part[]): (part: Part) => Part[] {
  const owners = new Map(parts.flatMap((part) => part.names.map((name) => [name, part] as const)));
  return (part) => [...part.imports].flatMap((name) => owners.get(name) ?? []);
}
