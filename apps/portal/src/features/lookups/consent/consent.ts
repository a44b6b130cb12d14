import type { ConsentTemplate } from '@smile/contract/consent-templates';
import type { Consent, consentFormSchema } from '@smile/contract/lookups';
import type { z } from 'zod';
import { readTime, toLocalTime } from '../../../ui/format/format-date.ts';
import { formatDateTime } from '../../../ui/format/format-time.ts';
import type { Field } from '../../user-data/field-list.tsx';

export type ConsentForm = z.infer<typeof consentFormSchema>;

export const emptyConsent: ConsentForm = {
  type: '',
  version: '',
  consentedAt: '',
  consentedWith: '',
  consentTemplateId: '',
};

/** Form values from a template; the consent time is now, to the minute. */
export function consentFromTemplate(template: ConsentTemplate, now: Date): ConsentForm {
  return {
    type: template.consentType,
    version: template.version,
    consentedWith: template.consentMethod,
    consentTemplateId: template.id,
    consentedAt: `${toLocalTime(now).slice(0, 16)}:00`,
  };
}

/** Converts the form's local consent time to UTC for the API. */
export function toNewConsent(form: ConsentForm) {
  const { consentedAt, consentTemplateId, ...words } = form;
  return {
    ...words,
    consentedAt: `${readTime(consentedAt).toISOString().slice(0, 19)}Z`,
    consentTemplateId: consentTemplateId || null,
  };
}

export function describeConsent({ type, version }: Consent): string {
  return [type, version].filter(Boolean).join(', ');
}

export function listConsentFields(consent: Consent): Field[] {
  return [
    { label: 'Consent Type and Version', value: describeConsent(consent) },
    { label: 'Consent Method', value: consent.consentedWith },
    { label: 'Date of Consent', value: formatDateTime(consent.consentedAt) },
  ];
}
