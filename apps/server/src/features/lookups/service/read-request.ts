import type { Consent, NewConsent } from '@smile/contract/lookups';
import type { Context } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/errors.ts';

const clockSlackSeconds = 300;
/** The calendar of whoever sent a date may be a day ahead of UTC's. */
const calendarSlackSeconds = 86_400;

/** Of the countries that templates name. */
const callingCodes: Record<string, string> = { PH: '63', IN: '91', MX: '52', ID: '62', CO: '57', TH: '66' };

/** The consent as it was sent. @throws ApiError INVALID_PARAMETERS when it lies in the future */
export function readConsent(ctx: Context, consent: NewConsent): Consent {
  if (new Date(consent.consentedAt) > addSeconds(ctx.now(), clockSlackSeconds))
    throw invalid('consent.consentedAt cannot be in the future.');
  return {
    type: consent.type ?? null,
    version: consent.version ?? null,
    consentedAt: consent.consentedAt,
    consentedWith: consent.consentedWith,
    consentTemplateId: consent.consentTemplateId ?? null,
  };
}

/** @throws ApiError INVALID_PARAMETERS for a date that has not begun anywhere */
export function refuseFutureDate(ctx: Context, name: string, date: string | null | undefined): void {
  const latest = addSeconds(ctx.now(), calendarSlackSeconds).toISOString().slice(0, 10);
  if (date && date > latest) throw invalid(`${name} cannot be in the future.`);
}

/** @throws ApiError INVALID_PARAMETERS when the template does not serve the country */
export function refuseOtherRegions(countryCode: string, regions: readonly string[]): void {
  if (!regions.includes(countryCode))
    throw invalid(`countryCode must be one of ${regions.join(', ')} for this template.`);
}

/**
 * The number as it is looked up by: without plus, or the MD5 in lower case.
 * @throws ApiError INVALID_PARAMETERS when it is not of the country, or has a leading zero after the country's code
 */
export function readPhone(name: string, phone: string, countryCode: string | null | undefined): string {
  const number = foldPhone(phone);
  const code = callingCodes[countryCode ?? ''];
  if (!code || isHash(number)) return number;
  if (!number.startsWith(code)) throw invalid(`${name} must start with ${code}, the code of ${countryCode}.`);
  if (number.startsWith(`${code}0`)) throw invalid(`${name} must have no zero after the country code.`);
  return number;
}

export function foldPhone(phone: string): string {
  return phone.replace(/^[+\s]+/, '').toLowerCase();
}

export function foldEmailAddress(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}

function isHash(number: string): boolean {
  return /^[0-9a-f]{32}$/.test(number);
}
