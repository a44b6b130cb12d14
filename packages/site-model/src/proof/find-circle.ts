import type { Layout } from './layout.ts';

/** Screens that lead from one to the next and back to the first; none where there is no circle. */
export function findCircle({ screens }: Pick<Layout, 'screens'>): number[] {
  const path: number[] = [];
  const done = new Set<number>();
  for (const index of screens.keys()) {
    const circle = follow(index);
    if (circle) return circle;
  }
  return [];

  function follow(index: number): number[] | null {
    if (path.includes(index)) return path.slice(path.indexOf(index));
    if (done.has(index)) return null;
    path.push(index);
    for (const { target } of screens[index]!.items) {
      const circle = target === null ? null : follow(target);
      if (circle) return circle;
    }
    path.pop();
    done.add(index);
    return null;
  }
}
