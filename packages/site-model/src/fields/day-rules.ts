import { isDate, type Shapes } from '../answers.ts';
import { dayAt, today, yearsBetween } from '../calculations/today.ts';
import type { Rule } from '../document.ts';

/** Date Picker with rules that are relative to today. */
export const dayShapes: Shapes = {
  DatePicker: ({ rule }, answer) => {
    if (typeof answer !== 'string' || !isDate(answer)) return false;
    if (!rule || isWithin(rule, answer)) return true;
    const isUnborn = rule.format === 'AGE' && answer > today();
    return rule.message || (isUnborn ? 'Please enter a day in the past' : defaultMessage(rule));
  },
};

/** Days that are within the rule, only just, and whatever else lies between them. */
export function boundDays({ format, min, max }: Rule): string[] {
  const bounds = [min, max].filter((bound) => bound !== null);
  if (format === 'DAYS') return bounds.map((days) => addDays(today(), days));
  return bounds.map((years) => {
    const day = today();
    const born = `${String(Math.max(1, Number(day.slice(0, 4)) - years)).padStart(4, '0')}${day.slice(4)}`;
    return isDate(born) ? born : born.replace('-02-29', '-02-28');
  });
}

/** First and last zone, in hours ahead of UTC, whose day counts as today. The server does not know the visitor's. */
const anywhere = [-12, 14] as const;
let zones: readonly [first: number, last: number] = anywhere;

/** Counts from the day where the visitor is, which only their page knows; from anywhere for null. */
export function countDaysAt(hoursAhead: number | null): void {
  zones = hoursAhead === null ? anywhere : [hoursAhead, hoursAhead];
}

/**
 * Days from today count from the day it is wherever the visitor may be, so that page and server agree at midnight too.
 * Ages are those of the day in the Philippines; on 29 February born people get older on 1 March.
 */
function isWithin({ format, min, max }: Rule, day: string): boolean {
  if (format === 'DAYS')
    return (
      (min === null || day >= addDays(dayAt(zones[0]), min)) && (max === null || day <= addDays(dayAt(zones[1]), max))
    );
  const age = yearsBetween(day, today());
  return age >= (min ?? 0) && age <= (max ?? Number.POSITIVE_INFINITY);
}

/** So far that days keep four digits of their year. */
const maxDays = 700_000;

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Math.max(-maxDays, Math.min(maxDays, days)));
  return date.toISOString().slice(0, 10);
}

function defaultMessage({ format, min, max }: Rule): string {
  if (format === 'DAYS') {
    if (min !== null && max !== null) return `Please enter a day from ${dayInWords(min)} to ${dayInWords(max)}`;
    return min !== null
      ? `Please enter a day not before ${dayInWords(min)}`
      : `Please enter a day not after ${dayInWords(max!)}`;
  }
  if (min !== null && max !== null) return `The age must be from ${min} to ${max} years`;
  if (min !== null) return `The age must be at least ${min} years`;
  return max === null ? 'Please enter a day in the past' : `The age must be at most ${max} years`;
}

function dayInWords(days: number): string {
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days > 0 ? 'tomorrow' : 'yesterday';
  return `${Math.abs(days)} days ${days > 0 ? 'after' : 'before'} today`;
}
