import type { Consent, NewConsent } from '@smile/contract/lookups';
import type { Context } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/errors.ts';
import { foldPhone } from './fold-texts.ts';

/** How far a client's clock may run ahead of ours. */
const clockToleranceSeconds = 300;

/** Calling codes of the countries that lookup templates cover; numbers of other countries are not checked. */
const callingCodes: Record<string, string> = { PH: '63', IN: '91', MX: '52', ID: '62', CO: '57', TH: '66' };

/** Sets omitted fields to null. @throws ApiError INVALID_PARAMETERS when it lies in the future */
export function normalizeConsent(ctx: Context, consent: NewConsent): Consent {
  if (new Date(consent.consentedAt) > addSeconds(ctx.now(), clockToleranceSeconds))
    throw invalid('consent.consentedAt cannot be in the future.');
  return {
    type: consent.type ?? null,
    version: consent.version ?? null,
    consentedAt: consent.consentedAt,
    consentedWith: consent.consentedWith,
    consentTemplateId: consent.consentTemplateId ?? null,
  };
}

/**
 * Normalizes a phone number for lookups: digits without a plus, or a lower-case MD5.
 * @param field parameter name for the error message
 * @throws ApiError INVALID_PARAMETERS for a number of another country, or with a zero after the country code
 */
export function normalizePhone(field: string, phone: string, countryCode: string | null | undefined): string {
  const number = foldPhone(phone);
  const code = callingCodes[countryCode ?? ''];
  if (!code || isMd5(number)) return number;
  if (!number.startsWith(code)) throw invalid(`${field} must start with ${code}, the code of ${countryCode}.`);
  if (number.startsWith(`${code}0`)) throw invalid(`${field} must have no zero after the country code.`);
  return number;
}

function isMd5(number: string): boolean {
  return /^[0-9a-f]{32}$/.test(number);
}
