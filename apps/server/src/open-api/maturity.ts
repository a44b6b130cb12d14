import type { Json } from './schemas.ts';

export type Maturity = 'alpha' | 'beta' | 'stable';

/** Stability by path: `/alpha` and `/beta` may change; all other paths are stable within `/v1`. */
export function maturityOf(path: string): Maturity {
  return (/^\/(alpha|beta)\//.exec(path)?.[1] as Maturity | undefined) ?? 'stable';
}

const names: Readonly<Record<Maturity, string>> = { alpha: 'Alpha', beta: 'Beta', stable: 'Stable' };
/** Stability badge of an operation, for programs and for the page. */
export function maturityBadges(path: string): Json {
  const maturity = maturityOf(path);
  return { 'x-maturity': maturity, 'x-badges': [{ name: names[maturity] }] };
}
