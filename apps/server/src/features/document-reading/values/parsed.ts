import type { Token } from '../layout/lines.ts';

/** Minimum quality of a value written as its kind usually is. */
export const minUsualQuality = 0.9;
/** Same, for a period. */
export const minPeriodQuality = 0.8;

/** A value found in a run of words. */
export interface Parsed {
  value: string | number;
  tokens: Token[];
  /** 0–1: how well the value matches the expected format. */
  quality: number;
  /** 0–1: confidence in where the value begins and ends; 1 when missing. */
  extentConfidence?: number;
}
