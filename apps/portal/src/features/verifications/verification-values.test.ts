import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import {
  emptyId,
  emptyVerification,
  isProfessionTaken,
  isTypeTaken,
  needsMore,
  toNewVerification,
} from './verification-values.ts';

const id = (idType: string, idSubType = '') => ({ ...emptyId, idType, idSubType, idNumber: '1' });

it('sends the input, with the time of consent in UTC', () => {
  const consentedAt = '2026-11-20 08:30:00';
  const consent = {
    type: 'Terms',
    version: '1',
    consentedWith: 'Checkbox',
    consentTemplateId: 'ct-1',
    consentedAt,
  };
  const form = { ...emptyVerification, fullName: 'Christina Tan', dob: '1990-01-31', suffix: 'N_A', consent };
  expect(toNewVerification({ ...form, ids: [id('prclicense_ph', 'NURSE'), id('sss_ph', 'NURSE')] })).toEqual({
    fullName: 'Christina Tan',
    suffix: 'N_A',
    additionalData: {
      dob: '1990-01-31',
      ids: [
        { idType: 'prclicense_ph', idNumber: '1', idSubType: 'NURSE' },
        { idType: 'sss_ph', idNumber: '1' },
      ],
    },
    consent: { ...consent, consentedAt: `${dayjs(consentedAt).toISOString().slice(0, 19)}Z` },
  });
});

it.each([
  ['sss_ph', false],
  ['pagibig_ph', false],
  ['tin_ph', true],
  ['nbi_ph', true],
  ['prclicense_ph', true],
])('asks for more information with %s: %s', (idType, isNeeded) => {
  expect(needsMore([{ idType }])).toBe(isNeeded);
});

it('takes each ID type once, but professions with different sub-types', () => {
  const ids = [id('sss_ph'), id('prclicense_ph', 'NURSE'), id('')];
  expect(isTypeTaken(ids, 2, 'sss_ph')).toBe(true);
  expect(isTypeTaken(ids, 0, 'sss_ph')).toBe(false);
  expect(isTypeTaken(ids, 2, 'prclicense_ph')).toBe(false);
  expect(isProfessionTaken(ids, 2, 'NURSE')).toBe(true);
  expect(isProfessionTaken(ids, 1, 'NURSE')).toBe(false);
  expect(isProfessionTaken(ids, 2, 'MIDWIFE')).toBe(false);
});
