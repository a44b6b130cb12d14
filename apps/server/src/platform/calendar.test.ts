import { describe, expect, it } from 'vitest';
import { addDays, addMonths, countMonths, lastDayOf } from './calendar.ts';

describe('the ends of the calendar, which sources send for unknown days', () => {
  it('stops at its last day', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addMonths('9999-12', 12)).toBe('9999-12');
    expect(lastDayOf('9999-12')).toBe('9999-12-31');
  });

  it('stops at its first day', () => {
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(addMonths('0001-01', -1)).toBe('0001-01');
  });

  it('keeps years below 100', () => {
    expect(addMonths('0001-01', 1)).toBe('0001-02');
    expect(lastDayOf('0004-02')).toBe('0004-02-29');
    expect(countMonths('0001-01', '0099-01')).toBe(98 * 12);
  });
});
