/** Source of the current time, replaced in tests that move the clock. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const secondsPerDay = 86_400;
const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
const maxRememberedDays = 1000;
const days = new Map<number, string>();

/** `yyyy-MM-ddTHH:mm:ssZ`: UTC with whole seconds, as the API shows times. */
export function toApiTime(date: Date): string {
  const seconds = Math.floor(date.getTime() / 1000);
  const day = Math.floor(seconds / secondsPerDay);
  const rest = seconds - day * secondsPerDay;
  const hour = Math.floor(rest / 3600);
  return `${writeDay(day, date)}T${twoDigits[hour]}:${twoDigits[Math.floor(rest / 60) % 60]}:${twoDigits[rest % 60]}Z`;
}

/** Caches the day's text, since the times of one answer fall on few days. @throws RangeError for an invalid date */
function writeDay(day: number, date: Date): string {
  let text = days.get(day);
  if (text === undefined) {
    text = date.toISOString().split('T')[0]!;
    if (days.size >= maxRememberedDays) days.clear();
    days.set(day, text);
  }
  return text;
}

export function addSeconds(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}
