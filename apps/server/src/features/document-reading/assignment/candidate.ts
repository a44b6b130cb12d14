import type { Slot } from '../lexicon/slot.ts';
import type { Label } from './labels/label.ts';
import type { Region } from './places/regions.ts';
import type { SlotValue } from './places/surroundings.ts';

/** Score factor of each further value of a region. */
export const laterFactor = 0.85;

/** A possible value for one slot, with its score. */
export interface Candidate extends SlotValue {
  slot: Slot;
  label: Label;
  direction: Region['direction'];
  /** 0–1 */
  score: number;
}
