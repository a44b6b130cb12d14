import type { Label } from './label.ts';
import { parseSlot, type Surroundings } from './parse-slot.ts';
import type { Region } from './regions.ts';

interface Placed {
  label: Label;
  regions: Region[];
}

/** Lines over which labels speak for each other. */
const reach = 7;
const typed = new Set(['date', 'period', 'money', 'quantity', 'sss', 'philHealth', 'pagIbig', 'tin', 'phone', 'email']);

/**
 * Documents keep to one direction within a block: the labels whose value can only stand on one side say where the
 * values of their neighbours are. Answers 0–1 for a label and a side.
 */
export function createDirections(placed: readonly Placed[], around: Surroundings) {
  const votes = placed.flatMap(({ label, regions }) => {
    const { slot } = label.meanings[0]!;
    if (!typed.has(slot.kind)) return [];
    const sides = new Set(
      regions.filter((region) => parseSlot(slot.kind, region, around).length > 0).map(({ direction }) => direction),
    );
    const [only] = sides;
    return only && sides.size === 1 ? [{ label, direction: only }] : [];
  });
  return (label: Label, direction: Region['direction']): number => {
    let right = 1.2;
    let below = 0.8;
    for (const vote of votes) {
      if (vote.label === label) continue;
      const apart = Math.abs(vote.label.line.number - label.line.number);
      const weight = label.line.page === vote.label.line.page ? Math.exp(-apart / reach) : 0.1;
      if (vote.direction === 'right') right += weight;
      else below += weight;
    }
    const share = (direction === 'right' ? right : below) / (right + below);
    return 0.55 + 0.45 * Math.min(1, share * 1.6);
  };
}
