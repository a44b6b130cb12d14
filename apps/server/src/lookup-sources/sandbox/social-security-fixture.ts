import { toDay } from '../../platform/calendar.ts';
import type { LookupFindings, LookupQuestions } from '../lookup-source.ts';

/** Echoes the request of anyone with the documented number, with an employment of three years. */
export function showRecord(
  { fullName, curp, nss }: LookupQuestions['socialSecurities'],
  now: Date,
): LookupFindings['socialSecurities'] {
  return {
    fullName,
    curp: curp.toUpperCase(),
    nss: nss ?? '12345678901',
    reportDate: toDay(now),
    employerName: 'Comercial Kapwa S.A. de C.V.',
    employerRegistration: 'Y4512345106',
    gender: ({ H: 'Male', M: 'Female' }[curp.charAt(10).toUpperCase()] as 'Male' | 'Female' | undefined) ?? null,
    state: 'Ciudad de Mexico',
    contributionDays: 1096,
    contributionBaseAmount: 412.5,
    currency: 'MXN',
    payMark: true,
  };
}
