import { isDate, type Shapes } from '../answers.ts';
import { dayAt, today, yearsBetween } from '../calculations/today.ts';
import type { Rule } from '../document.ts';

/** Validator of DatePicker, whose rules can be relative to today. */
export const dayShapes: Shapes = {
  DatePicker: ({ rule }, answer) => {
    if (typeof answer !== 'string' || !isDate(answer)) return false;
    if (!rule || isWithin(rule, answer)) return true;
    const isUnborn = rule.format === 'AGE' && answer > today();
    return rule.message || (isUnborn ? 'Please enter a day in the past' : defaultMessage(rule));
  },
};

/** Days at the bounds of the rule, just inside it. */
export function boundDays({ format, min, max }: Rule): string[] {
  const bounds = [min, max].filter((bound) => bound !== null);
  if (format === 'DAYS') return bounds.map((days) => addDays(today(), days));
  return bounds.map((years) => {
    const day = today();
    const born = `${String(Math.max(1, Number(day.slice(0, 4)) - years)).padStart(4, '0')}${day.slice(4)}`;
    return isDate(born) ? born : born.replace('-02-29', '-02-28');
  });
}

/**
 * Offsets from UTC, in hours, of the earliest and latest time zone whose date counts as today, because the server does
 * not know the visitor's zone.
 */
const anywhere = [-12, 14] as const;
let zones: readonly [first: number, last: number] = anywhere;

/** Sets the visitor's UTC offset, which only their page knows; null accepts every zone. */
export function setVisitorUtcOffset(hoursAhead: number | null): void {
  zones = hoursAhead === null ? anywhere : [hoursAhead, hoursAhead];
}

/**
 * Days from today accept the current date of any possible zone, so that page and server agree around midnight. Ages use
 * the Philippine date; people born on 29 February turn a year older on 1 March.
 */
function isWithin({ format, min, max }: Rule, day: string): boolean {
  if (format === 'DAYS')
    return (
      (min === null || day >= addDays(dayAt(zones[0]), min)) && (max === null || day <= addDays(dayAt(zones[1]), max))
    );
  const age = yearsBetween(day, today());
  return age >= (min ?? 0) && age <= (max ?? Number.POSITIVE_INFINITY);
}

/** Keeps years at four digits. */
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
