import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readTimestamp } from './read-timestamp.ts';

const readAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

describe('readTimestamp', () => {
  it('parses UTC timestamps like the driver', () => {
    const times = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 999 }), (time, digits, micros) => {
        const fraction = `${time.toISOString().slice(20, 23)}${String(micros).padStart(3, '0')}`.slice(0, digits);
        const seconds = time.toISOString().slice(0, 19).replace('T', ' ');
        const text = `${seconds}${digits > 0 ? `.${fraction}` : ''}+00`;
        expect(readTimestamp(text)).toEqual(readAny(text));
      }),
    );
  });

  it.each([
    '2026-01-31 12:34:56+08',
    '2026-01-31 12:34:56.7-03:30',
    '0044-03-15 12:00:00+00 BC',
    '0044-03-15 12:00:00+00',
    '12026-01-31 12:34:56+00',
    'infinity',
    '-infinity',
  ])('leaves %s to the driver', (text) => {
    expect(readTimestamp(text)).toEqual(readAny(text));
  });
});
