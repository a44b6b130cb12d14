import { expect, it } from 'vitest';
import { readClearanceNumber } from './clearance-number.ts';

it.each(['A207MHKD31-QZ58820146', 'E820RDE78-AL70355192', 'B307AGVT59-L1182446', 'A903QCAE19-1187745'])(
  'accepts %s',
  (text) => expect(readClearanceNumber(text)).toEqual({ value: text, slips: 0 }),
);

it.each([
  ['R418TNVEG0-KD2731904', 'R418TNVE60-KD2731904'],
  ['M215T0RR40-YC66290148', 'M215TORR40-YC66290148'],
  ['P519KWBEO08-RN62904417', 'P519KWBE08-RN62904417'],
  [':V347MTAV96-QC612O4873.', 'V347MTAV96-QC61204873'],
])('corrects %s to %s, with one slip', (text, value) => expect(readClearanceNumber(text)).toEqual({ value, slips: 1 }));

it('does not guess which of two letters was misread', () =>
  expect(readClearanceNumber('S208BVMAS55-KL5540318')).toBeNull());

it.each(['20-1183946', 'CLR-2025-4471902', 'NBIGK2PX90QD', '34-1234567-8', ''])('rejects %s', (text) =>
  expect(readClearanceNumber(text)).toBeNull(),
);
