import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../testing/read-typed.ts';

const clearance = (rows: string) => `
NATIONAL BUREAU OF INVESTIGATION
CLEARANCE
${rows}
`;

describe('a clearance whose labels were lost', () => {
  it('is valid until a year after the day on which it was made', () => {
    const fields = readTyped('CLEARANCE_NBI', clearance('DATE ISSUED   11/12/2024\nREMARKS  NO RECORD   11/12/2025'));
    expect(fields).toMatchObject({ expireDate: '2025-11-12' });
  });

  it('keeps the later of two such days where the earlier slipped beside the label', () => {
    const page = clearance('VALID UNTIL    08/14/2025 10:22 AM\n                    AUGUST 14, 2026');
    expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ expireDate: '2026-08-14' });
  });

  it('says nothing of days that lie otherwise', () => {
    const fields = readTyped('CLEARANCE_NBI', clearance('DATE ISSUED   11/12/2024\nO.R. No. 5517204  12/30/2025'));
    expect(fields).not.toHaveProperty('expireDate');
  });

  it('knows the only day that lies so long ago, and who says in a place of its own to be Filipino', () => {
    const page = clearance('BRTHOAE   DECEMBER 03 ’ 1996\ncmizensHP :     FlLIPINO\nIssued: JANUARY 15, 2025');
    expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ dateOfBirth: '1996-12-03', citizenship: 'FILIPINO' });
  });

  it('has the number that is written as the bureau does, read rightly or with a slip', () => {
    expect(readTyped('CLEARANCE_NBI', clearance('NBl lD NUMBR\nP519KWBEO08-RN62904417'))).toMatchObject({
      nbiIdNumber: 'P519KWBE08-RN62904417',
    });
  });
});

it('a citizenship is none of what stands below it, and misread letters of it are mended', () => {
  const page = clearance('NATIONALITY        VALID UNTIL\nÑILIPINO           08/19/2025\nLOCAL EMPLOYMENT');
  expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ citizenship: 'FILIPINO', expireDate: '2025-08-19' });
});

it('another citizenship stays as it is printed', () => {
  expect(readTyped('CLEARANCE_NBI', clearance('CITIZENSHIP   AMERICAN'))).toMatchObject({ citizenship: 'AMERICAN' });
});

it('a number that was read in two parts is whole', () => {
  expect(readTyped('CLEARANCE_NBI', clearance('NBI ID NO.   M420XKDW68 -BN33190576'))).toMatchObject({
    nbiIdNumber: 'M420XKDW68-BN33190576',
  });
});

describe('until when it is valid', () => {
  const note = 'This clearance is valid for one (1) year from date printed. Verify it online.';

  it.each([
    ['beside its label', `Date Printed: 12 AUG 2025\n${note}`, '2026-08-12'],
    ['below it', `DATE PRINTED        O.R. NO.\n02/29/2024          7715533\n${note}`, '2025-02-28'],
    [
      'by another of its names',
      'Date Issued:   November 14, 2024\nValid for 6 months from date of issuance.',
      '2025-05-14',
    ],
  ])('is so long after the day that stands %s as it says', (_, rows, expireDate) => {
    expect(readTyped('CLEARANCE_NBI', clearance(rows))).toMatchObject({ expireDate });
  });

  it('is not known of a day that nothing names', () => {
    const fields = readTyped('CLEARANCE_NBI', clearance(`O.R. No. 771533   06/16/2025\n${note}`));
    expect(fields).not.toHaveProperty('expireDate');
  });
});
