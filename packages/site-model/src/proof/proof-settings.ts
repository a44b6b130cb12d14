import type { PatternMatcher } from '../formats.ts';

/** Facts about the outside world that a proof needs. */
export interface ProofSettings {
  matches: PatternMatcher;
  /** Widget templates that exist. */
  templateIds: readonly string[];
  /** Providers and document types that people may connect or photograph. */
  sourceIds: readonly string[];
  /** Asked again and again while the proof runs; it stops at the next screen once this is true. Never by default. */
  isOver?: () => boolean;
}
