import { noSuffix, type verificationFormSchema, verificationIdTypes } from '@smile/contract/verifications';
import type { z } from 'zod';
import { emptyConsent, toNewConsent } from '../lookups/consent/consent.ts';

export type VerificationValues = z.infer<typeof verificationFormSchema>;
export type VerificationId = VerificationValues['ids'][number];

export const professionalIdType = 'prclicense_ph';
export const emptyId: VerificationId = { idType: '', idSubType: '', idNumber: '' };

export const emptyVerification: VerificationValues = {
  fullName: '',
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  gender: '',
  dob: '',
  email: '',
  phone: '',
  address: '',
  employer: '',
  employmentStatus: '',
  ids: [emptyId],
  consent: emptyConsent,
};

type Gender = 'Male' | 'Female';
type EmploymentStatus = 'EMPLOYED' | 'UNEMPLOYED' | 'RETIRED' | 'SELF-EMPLOYED' | 'GIG';

/** Converts the form to the API's format, without empty fields. */
export function toNewVerification(form: VerificationValues) {
  const { fullName, firstName, middleName, lastName, suffix, consent, ids, ...rest } = form;
  const person = { fullName, firstName, middleName, lastName, suffix };
  return {
    ...dropEmpty(person),
    additionalData: {
      ...dropEmpty({
        ...rest,
        gender: rest.gender as Gender | '',
        employmentStatus: rest.employmentStatus as EmploymentStatus | '',
      }),
      ids: ids.map(({ idType, idSubType, idNumber }) => ({
        idType,
        idNumber,
        ...(idType === professionalIdType && { idSubType }),
      })),
    },
    consent: toNewConsent(consent),
  };
}

function dropEmpty<T extends Record<string, string>>(values: T): { [K in keyof T]?: Exclude<T[K], ''> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as {
    [K in keyof T]?: Exclude<T[K], ''>;
  };
}

type Need = (typeof verificationIdTypes)[number]['needs'][number];

/** Details that the chosen ID types require besides full name and number. */
export function listNeeds(ids: readonly Pick<VerificationId, 'idType'>[]): ReadonlySet<Need> {
  const chosen = new Set(ids.map(({ idType }) => idType));
  return new Set(verificationIdTypes.filter(({ value }) => chosen.has(value)).flatMap(({ needs }) => needs));
}

/** Whether the ID types require a field in the "more information" section. */
export function needsMore(ids: readonly Pick<VerificationId, 'idType'>[]): boolean {
  return [...listNeeds(ids)].some((need) => need !== 'idSubType');
}

/** Each ID type can be chosen once, except professions. */
export function isTypeTaken(ids: readonly VerificationId[], index: number, idType: string): boolean {
  return idType !== professionalIdType && ids.some((id, other) => other !== index && id.idType === idType);
}

export function isProfessionTaken(ids: readonly VerificationId[], index: number, profession: string): boolean {
  return ids.some((id, other) => other !== index && id.idType === professionalIdType && id.idSubType === profession);
}

export const suffixChoices = (suffixes: readonly string[]) =>
  suffixes.map((value) => ({ value, label: value === noSuffix ? 'N/A' : value }));
