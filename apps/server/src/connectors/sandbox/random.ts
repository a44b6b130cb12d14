import { createHash } from 'node:crypto';

/** Deterministic pseudo-random numbers by seed. */
interface Random {
  integer(min: number, max: number): number;
  /** Replaces each `#` with a digit. */
  pattern(template: string): string;
}

export function createRandom(...seed: string[]): Random {
  let draws = 0;
  const integer = (min: number, max: number) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([...seed, draws]))
      .digest();
    draws += 1;
    return min + (digest.readUInt32BE() % (max - min + 1));
  };
  return { integer, pattern: (template) => template.replace(/#/g, () => String(integer(0, 9))) };
}
