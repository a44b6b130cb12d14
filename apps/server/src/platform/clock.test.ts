import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toApiTime } from './clock.ts';

describe('toApiTime', () => {
  it('writes every time as ISO 8601 does, without fractions of a second', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (time) => {
        expect(toApiTime(time)).toBe(`${time.toISOString().split('.')[0]}Z`);
      }),
      { numRuns: 3000 },
    );
  });

  it('refuses an invalid time', () => {
    expect(() => toApiTime(new Date(Number.NaN))).toThrow(RangeError);
  });
});
