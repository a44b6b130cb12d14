import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

const clearance = (rows: string) => `
NATIONAL BUREAU OF INVESTIGATION
CLEARANCE
${rows}
`;

describe('a clearance whose labels were lost', () => {
  it('expires on the date a year after its issue date', () => {
    const fields = readTyped('CLEARANCE_NBI', clearance('DATE ISSUED   11/12/2024\nREMARKS  NO RECORD   11/12/2025'));
    expect(fields).toMatchObject({ expireDate: '2025-11-12' });
  });

  it('expires on the later of two such dates when the earlier stands beside the label', () => {
    const page = clearance('VALID UNTIL    08/14/2025 10:22 AM\n                    AUGUST 14, 2026');
    expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ expireDate: '2026-08-14' });
  });

  it('has no expiry date when no two dates are a year apart', () => {
    const fields = readTyped('CLEARANCE_NBI', clearance('DATE ISSUED   11/12/2024\nO.R. No. 5517204  12/30/2025'));
    expect(fields).not.toHaveProperty('expireDate');
  });

  it('reads the only old date as the date of birth, and the citizenship from its own cell', () => {
    const page = clearance('BRTHOAE   DECEMBER 03 ’ 1996\ncmizensHP :     FlLIPINO\nIssued: JANUARY 15, 2025');
    expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ dateOfBirth: '1996-12-03', citizenship: 'FILIPINO' });
  });

  it('reads the number by its format, even with a misread character', () => {
    expect(readTyped('CLEARANCE_NBI', clearance('NBl lD NUMBR\nP519KWBEO08-RN62904417'))).toMatchObject({
      nbiIdNumber: 'P519KWBE08-RN62904417',
    });
  });
});

it('ends a citizenship before the text below it, and corrects misread letters', () => {
  const page = clearance('NATIONALITY        VALID UNTIL\nÑILIPINO           08/19/2025\nLOCAL EMPLOYMENT');
  expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({ citizenship: 'FILIPINO', expireDate: '2025-08-19' });
});

it('keeps another citizenship as printed', () => {
  expect(readTyped('CLEARANCE_NBI', clearance('CITIZENSHIP   AMERICAN'))).toMatchObject({ citizenship: 'AMERICAN' });
});

it('joins a number that was read in two parts', () => {
  expect(readTyped('CLEARANCE_NBI', clearance('NBI ID NO.   M420XKDW68 -BN33190576'))).toMatchObject({
    nbiIdNumber: 'M420XKDW68-BN33190576',
  });
});

describe('the expiry date', () => {
  const note = 'This clearance is valid for one (1) year from date printed. Verify it online.';

  it.each([
    ['beside its label', `Date Printed: 12 AUG 2025\n${note}`, '2026-08-12'],
    ['below it', `DATE PRINTED        O.R. NO.\n02/29/2024          7715533\n${note}`, '2025-02-28'],
    [
      'by another of its names',
      'Date Issued:   November 14, 2024\nValid for 6 months from date of issuance.',
      '2025-05-14',
    ],
  ])('comes from a print date %s and its validity', (_, rows, expireDate) => {
    expect(readTyped('CLEARANCE_NBI', clearance(rows))).toMatchObject({ expireDate });
  });

  it('is empty when no label names the date', () => {
    const fields = readTyped('CLEARANCE_NBI', clearance(`O.R. No. 771533   06/16/2025\n${note}`));
    expect(fields).not.toHaveProperty('expireDate');
  });
});
