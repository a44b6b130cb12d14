import type { Slot } from '../lexicon/slot.ts';
import type { Label } from './labels/label.ts';
import type { Region } from './places/regions.ts';
import type { SlotValue } from './places/surroundings.ts';

/** A possible value for one slot, with its score. */
export interface Candidate extends SlotValue {
  slot: Slot;
  label: Label;
  direction: Region['direction'];
  /** 0–1 */
  score: number;
}
