import { afterEach, expect, it, vi } from 'vitest';
import {
  findDateRangeProblem,
  firstSelectableDate,
  isDate,
  isLengthRefused,
  keepInOrder,
  lastMonth,
  toDate,
  todayInUtc,
} from './date-range.ts';

afterEach(() => void vi.unstubAllEnvs());

const limits = { minDays: 2, maxDays: 60, windowDays: 60 };
const today = '2026-11-20';

it('keeps two dates of an address in order, and neither of a pair the wrong way round', () => {
  expect(keepInOrder('2026-11-01', '2026-11-01')).toEqual(['2026-11-01', '2026-11-01']);
  expect(keepInOrder('2026-11-02', '2026-11-01')).toEqual([undefined, undefined]);
  expect(keepInOrder('2026-11-02', undefined)).toEqual(['2026-11-02', undefined]);
});

it('starts the default range a month before today', () => {
  expect(lastMonth('2026-11-20')).toEqual({ start: '2026-10-20', end: '2026-11-20' });
  expect(lastMonth('2026-03-31')).toEqual({ start: '2026-02-28', end: '2026-03-31' });
});

it('allows the sixtieth day before today, and none before it', () => {
  expect(firstSelectableDate(limits, today)).toBe('2026-09-21');
});

it('takes the day of the browser', () => {
  expect(toDate(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
});

it.each([
  ['America/Los_Angeles', '2026-11-21T05:30:00Z', '2026-11-20', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-20T11:00:00Z', '2026-11-21', '2026-11-20'],
  ['UTC', '2026-11-20T23:59:59Z', '2026-11-20', '2026-11-20'],
])('counts with the server, whatever the calendar says in %s', (zone, time, calendar, counted) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(time);
  expect(toDate(new Date())).toBe(calendar);
  expect(todayInUtc()).toBe(counted);
});

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['28.02.2026', false],
  ['', false],
])('judges whether %s is a date', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

it.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-19', '2026-11-20', false],
  ['2026-11-20', '2026-11-19', false],
  ['2026-09-22', '2026-11-20', false],
  ['2026-09-21', '2026-11-20', true],
])('counts both ends of %s to %s', (one, other, refused) => {
  expect(isLengthRefused(one, other, limits)).toBe(refused);
});

it('warns at the end that was changed when the ends are the wrong way round', () => {
  const range = { start: '2026-11-10', end: '2026-11-01' };
  expect(findDateRangeProblem(range, 'start', limits, today)).toEqual({
    end: 'start',
    message: 'The start time cannot be later than the end time!',
  });
  expect(findDateRangeProblem(range, 'end', limits, today)).toEqual({
    end: 'end',
    message: 'The end time cannot be later than the start time!',
  });
});

it.each([
  ['2026-11-01', '2026-11-21', 'The date cannot be in the future.'],
  ['2026-09-20', '2026-10-21', 'The date cannot be more than 60 days ago.'],
  ['2026-11-20', '2026-11-20', 'Please choose 2 to 60 days.'],
  ['2026-09-21', '2026-11-20', 'Please choose 2 to 60 days.'],
  ['', '2026-11-20', 'Please enter a date.'],
])('refuses %s to %s', (start, end, message) => {
  expect(findDateRangeProblem({ start, end }, 'end', limits, today)?.message).toBe(message);
});

it('accepts two days and sixty days', () => {
  expect(findDateRangeProblem({ start: '2026-11-19', end: '2026-11-20' }, 'start', limits, today)).toBeNull();
  expect(findDateRangeProblem({ start: '2026-09-22', end: '2026-11-20' }, 'end', limits, today)).toBeNull();
});
