import type { Slot } from '../lexicon/slot.ts';
import type { Label } from './label.ts';
import type { Region } from './regions.ts';
import type { SlotValue } from './surroundings.ts';

/** One value for one slot, and how likely it is the right one. */
export interface Candidate extends SlotValue {
  slot: Slot;
  label: Label;
  direction: Region['direction'];
  /** 0–1 */
  score: number;
}
