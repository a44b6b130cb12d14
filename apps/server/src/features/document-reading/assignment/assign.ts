import { groupBy, type Token } from '../layout/lines.ts';
import type { Candidate } from './candidate.ts';

/** Maximum number of candidates tried per slot. */
const perSlot = 4;
/** Maximum search steps; the best assignment so far is then used. Greedy order makes it a good one. */
const maxSteps = 20_000;

/**
 * Picks the candidates with the highest total score so that each slot has at most one value and each word is used once.
 * Slots that compete for the same words are solved together.
 */
export function assignValues(candidates: readonly Candidate[], min: number): Candidate[] {
  const slots = groupBySlot(candidates.filter(({ score }) => score >= min));
  return groupByConflict(slots).flatMap(solve);
}

function groupBySlot(candidates: readonly Candidate[]): Candidate[][] {
  const groups = groupBy(candidates, ({ slot, label }) => (slot.name === 'other' ? label : slot.name));
  return [...groups.values()].map((group) => {
    const sorted = [...group].sort((one, other) => other.score - one.score || before(one, other));
    return sorted.slice(0, perSlot);
  });
}

function before(one: Candidate, other: Candidate): number {
  const [first, second] = [one.tokens[0]!, other.tokens[0]!];
  return first.line.number - second.line.number || first.index - second.index;
}

function groupByConflict(slots: Candidate[][]): Candidate[][][] {
  const groupOf = new Map<Token, Candidate[][]>();
  const groups = new Set<Candidate[][]>();
  for (const slot of slots) {
    const merged: Candidate[][] = [slot];
    const tokens = slot.flatMap((candidate) => candidate.tokens);
    const touched = new Set(tokens.map((token) => groupOf.get(token)).filter((group) => group !== undefined));
    for (const group of touched) {
      merged.push(...group);
      groups.delete(group);
    }
    groups.add(merged);
    for (const candidate of merged.flat()) for (const token of candidate.tokens) groupOf.set(token, merged);
  }
  return [...groups];
}

/** Branch and bound: highest-scoring slot first; prunes branches that cannot beat the best total. */
function solve(slots: Candidate[][]): Candidate[] {
  const sorted = [...slots].sort((one, other) => other[0]!.score - one[0]!.score);
  const rest = sorted.map((_, index) => sorted.slice(index).reduce((sum, slot) => sum + slot[0]!.score, 0));
  let best: { score: number; chosen: Candidate[] } = { score: -1, chosen: [] };
  let steps = 0;
  const used = new Set<Token>();
  const chosen: Candidate[] = [];
  const walk = (index: number, score: number) => {
    steps += 1;
    if (score > best.score) best = { score, chosen: [...chosen] };
    if (index === sorted.length || steps > maxSteps || score + rest[index]! <= best.score) return;
    for (const candidate of sorted[index]!) {
      if (candidate.tokens.some((token) => used.has(token))) continue;
      for (const token of candidate.tokens) used.add(token);
      chosen.push(candidate);
      walk(index + 1, score + candidate.score);
      chosen.pop();
      for (const token of candidate.tokens) used.delete(token);
    }
    walk(index + 1, score);
  };
  walk(0, 0);
  return best.chosen;
}
