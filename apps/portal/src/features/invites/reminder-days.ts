/** The API's limits, copied because its schemas only load when *Send invite* is pressed. */
const [maxReminders, lastDay] = [3, 13];

export const reminderMessage = `Enter at most ${maxReminders} days from 1 to ${lastDay}, such as 3, 7`;

/** The days in ascending order; null if the text is invalid. */
export function readReminderDays(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const days = [...new Set(parts.map(Number))].sort((one, other) => one - other);
  const isValid = days.every((day) => Number.isInteger(day) && day >= 1 && day <= lastDay);
  return isValid && days.length <= maxReminders ? days : null;
}
