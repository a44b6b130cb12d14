/** Limits of the API; its schemas load with the first press of *Send invite*. */
const [maxReminders, lastDay] = [3, 13];

export const reminderMessage = `Enter at most ${maxReminders} days from 1 to ${lastDay}, such as 3, 7`;

/** The days in their order; null for a text that names no such days. */
export function readReminderDays(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const days = [...new Set(parts.map(Number))].sort((one, other) => one - other);
  const isValid = days.every((day) => Number.isInteger(day) && day >= 1 && day <= lastDay);
  return isValid && days.length <= maxReminders ? days : null;
}
