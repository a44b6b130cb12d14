import type { Context } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/errors.ts';

/** The caller's time zone may be a day ahead of UTC. */
const calendarSlackSeconds = 86_400;

/** @throws ApiError INVALID_PARAMETERS for a date in the future in every time zone */
export function refuseFutureDate(ctx: Context, name: string, date: string | null | undefined): void {
  const latest = addSeconds(ctx.now(), calendarSlackSeconds).toISOString().slice(0, 10);
  if (date && date > latest) throw invalid(`${name} cannot be in the future.`);
}

/** @throws ApiError INVALID_PARAMETERS when the template does not serve the country */
export function refuseOtherRegions(countryCode: string, regions: readonly string[]): void {
  if (!regions.includes(countryCode))
    throw invalid(`countryCode must be one of ${regions.join(', ')} for this template.`);
}
