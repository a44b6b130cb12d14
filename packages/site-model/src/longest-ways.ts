import type { ScreenId } from './document.ts';
import type { FlowNextItem } from './flow.ts';

/**
 * For each screen, the maximum number of screens to an end, including itself. Routes back are ignored, because visits
 * never take them.
 */
export function longestWays(next: ReadonlyMap<ScreenId, readonly FlowNextItem[]>): Map<ScreenId, number> {
  const ways = new Map<ScreenId, number>();
  const open = new Set<ScreenId>();
  for (const id of next.keys()) measure(id);
  return ways;

  function measure(id: ScreenId): number {
    const known = ways.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) return 0;
    open.add(id);
    const targets = next.get(id)!.flatMap((item) => (item.type === 'ROUTE_SCREEN' ? [item.target] : []));
    const way = 1 + Math.max(0, ...targets.map(measure));
    open.delete(id);
    ways.set(id, way);
    return way;
  }
}
