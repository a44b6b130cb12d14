/** Source of the current time, replaced in tests that move the clock. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** `yyyy-MM-ddTHH:mm:ssZ`: UTC with whole seconds, as the API shows times. */
export function toApiTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

export function addSeconds(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}
