export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer, both bounds included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  digits(count: number): string;
  letters(count: number): string;
}

/** Deterministic random numbers per seed, on every platform (mulberry32, seeded by an FNV-1a hash). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]) => items[between(0, items.length - 1)]!;
  const repeat = (count: number, one: () => string) => Array.from({ length: count }, one).join('');
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    digits: (count) => repeat(count, () => String(between(0, 9))),
    letters: (count) => repeat(count, () => pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])),
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16777619);
  return value >>> 0;
}
